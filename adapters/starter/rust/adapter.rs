//! A starter kit: an adapter for Touchstone in Rust, with a toy engine behind it. No dependencies.
//!
//! Try it with `cargo build`, then `touchstone doctor --engine target/debug/adapter`. Then replace the toy.

use std::collections::HashMap;
use std::io::{self, BufRead, Write};
use std::panic::{self, AssertUnwindSafe};

use json::{list, object, text, Json};

// The toy engine: it sets up a position, shows it, and passes priority from step to step. Replace it by yours.

const CARDS: [(&str, &str); 2] = [("Plains", "Land"), ("Grizzly Bears", "Creature")];
const STEPS: [&str; 7] =
    ["upkeep", "draw", "precombat-main", "beginning-of-combat", "end-of-combat", "postcombat-main", "end"];

/// A game in which players can do nothing but pass.
struct Toy {
    players: Vec<(String, i64)>,
    objects: Vec<(String, Json)>,
    turn: i64,
    step: String,
    active: String,
    priority: String,
    passes: usize,
}

impl Toy {
    fn new(state: &Json) -> Toy {
        let player = |each: &Json| (each.str("name").to_owned(), each.get("life").and_then(Json::number).unwrap_or(20));
        let objects = state.get("objects").map_or(&[][..], Json::items);
        Toy {
            players: state.get("players").map_or(&[][..], Json::items).iter().map(player).collect(),
            objects: objects.iter().enumerate().map(|(at, given)| (format!("o{}", at + 1), given.clone())).collect(),
            turn: state.get("turn").and_then(Json::number).unwrap_or(1),
            step: state.get("step").and_then(Json::text).unwrap_or("precombat-main").to_owned(),
            active: state.str("active").to_owned(),
            priority: state.str("active").to_owned(),
            passes: 0,
        }
    }

    /// Hand priority on; when everybody has passed, the next step begins.
    fn pass(&mut self) {
        self.passes += 1;
        if self.passes < self.players.len() {
            self.priority = self.after(&self.priority);
            return;
        }
        self.passes = 0;
        let number = STEPS.iter().position(|each| *each == self.step).map_or(0, |at| at + 1);
        self.step = STEPS[number % STEPS.len()].to_owned();
        if number == STEPS.len() {
            self.turn += 1;
            self.active = self.after(&self.active);
        }
        self.priority = self.active.clone();
    }

    /// The player whose turn follows.
    fn after(&self, player: &str) -> String {
        let number = self.players.iter().position(|(name, _)| name == player).unwrap_or(0);
        self.players[(number + 1) % self.players.len()].0.clone()
    }

    /// The ids of a player's cards in a zone, the top one first.
    fn zone(&self, player: &str, zone: &str) -> Json {
        let there = |given: &Json| given.str("owner") == player && given.str("zone") == zone;
        list(self.objects.iter().filter(|(_, given)| there(given)).map(|(id, _)| text(id)))
    }
}

// The adapter: one function for each method of the protocol.

const PARSE: i64 = -32700;
const REQUEST: i64 = -32600;
const METHOD: i64 = -32601;
const PARAMS: i64 = -32602;
const OWN_FAULT: i64 = -32603;

/// A call that cannot be carried out: a code of the protocol, and a sentence.
type Fault = (i64, String);

#[derive(Default)]
struct Adapter {
    game: Option<Toy>,
    leaving: bool,
}

impl Adapter {
    fn call(&mut self, method: &str, params: &Json) -> Result<Json, Fault> {
        match method {
            "initialize" => Ok(object([
                ("protocol_version", Json::Number(1)),
                ("name", text("starter")),
                ("version", text("0.1.0")),
                ("language", text("Rust")),
                ("rulesets", list([text("2007-10")])),
                ("capabilities", list([text("view:hidden-information")])),
            ])),
            "cards/known" => cards_known(params.get("names")),
            "game/new" => Ok(self.new_game(params.get("state").ok_or((PARAMS, "expected a state".to_owned()))?)),
            "game/observe" => Ok(snapshot(self.playing()?, params.get("viewer").and_then(Json::text))),
            "game/act" => act(self.playing()?, params.str("player"), params.get("action").unwrap_or(&Json::Null)),
            "game/answer" => Ok(refused(self.playing()?, "not-yours", "no decision is pending")),
            "shutdown" => {
                self.leaving = true;
                Ok(Json::Null)
            }
            _ => Err((METHOD, format!("there is no method '{method}'"))),
        }
    }

    /// Forget the game before and set up this position.
    fn new_game(&mut self, state: &Json) -> Json {
        let game = self.game.insert(Toy::new(state));
        let handles = game.objects.iter().map(|(id, given)| (given.str("handle").to_owned(), text(id))).collect();
        object([("handles", Json::Object(handles)), ("snapshot", snapshot(game, None))])
    }

    fn playing(&mut self) -> Result<&mut Toy, Fault> {
        self.game.as_mut().ok_or((1, "there is no game: call game/new first".to_owned()))
    }

    /// The response to one line.
    fn answer(&mut self, line: &[u8]) -> Json {
        let request = std::str::from_utf8(line).ok().and_then(json::read);
        let (id, result) = match &request {
            None => (Json::Null, Err((PARSE, "this is not JSON in UTF-8".to_owned()))),
            Some(request) => (request.get("id").cloned().unwrap_or(Json::Null), self.result(request)),
        };
        let said = match result {
            Ok(value) => ("result", value),
            Err((code, message)) => ("error", object([("code", Json::Number(code)), ("message", text(&message))])),
        };
        object([("jsonrpc", text("2.0")), ("id", id), said])
    }

    fn result(&mut self, request: &Json) -> Result<Json, Fault> {
        let method = request.get("method").and_then(Json::text);
        let method = method.ok_or((REQUEST, "expected an object with a method".to_owned()))?;
        let params = request.get("params").unwrap_or(&Json::Null);
        // a fault of the engine's own: the game is lost, the next game/new starts afresh
        panic::catch_unwind(AssertUnwindSafe(|| self.call(method, params)))
            .unwrap_or_else(|_| Err((OWN_FAULT, "the engine panicked; see standard error".to_owned())))
    }
}

fn cards_known(names: Option<&Json>) -> Result<Json, Fault> {
    let Some(Json::List(names)) = names else {
        return Err((PARAMS, "expected a list of names in `names`".to_owned()));
    };
    let known = |name: &&Json| CARDS.iter().any(|(card, _)| name.text() == Some(card));
    Ok(object([("known", list(names.iter().filter(known).cloned()))]))
}

/// Pass; refuse what is illegal; say of everything else that it is not supported.
fn act(game: &mut Toy, player: &str, action: &Json) -> Result<Json, Fault> {
    let kind = action.str("type");
    if !["play", "activate", "pass", "concede"].contains(&kind) {
        return Err((PARAMS, format!("there is no action '{kind}'")));
    }
    if player != game.priority {
        return Ok(refused(game, "timing", "another player has priority"));
    }
    if kind == "pass" {
        game.pass();
        return Ok(object([("outcome", text("accepted")), ("waiting", waiting(game))]));
    }
    if kind == "concede" {
        return Ok(unsupported(game, "nobody can concede yet"));
    }
    Ok(match game.objects.iter().find(|(id, _)| id == action.str("object")) {
        None => refused(game, "unknown-object", "there is no such object"),
        Some((_, given)) if given.str("owner") != player => {
            refused(game, "not-yours", "it belongs to another player")
        }
        Some(_) => unsupported(game, "cards cannot be played yet"),
    })
}

fn waiting(game: &Toy) -> Json {
    object([("type", text("priority")), ("player", text(&game.priority))])
}

/// Nothing has changed, because the rules forbid it.
fn refused(game: &Toy, reason: &str, message: &str) -> Json {
    let outcome = [("outcome", text("refused")), ("waiting", waiting(game))];
    object(outcome.into_iter().chain([("reason", text(reason)), ("message", text(message))]))
}

/// Nothing has changed, because the adapter or the engine cannot do this.
fn unsupported(game: &Toy, message: &str) -> Json {
    object([("outcome", text("unsupported")), ("waiting", waiting(game)), ("message", text(message))])
}

/// The whole game, or what the viewer may see of it. What the engine cannot tell is left out.
fn snapshot(game: &Toy, viewer: Option<&str>) -> Json {
    let player = |(name, life): &(String, i64)| {
        object([
            ("name", text(name)),
            ("life", Json::Number(*life)),
            ("library", game.zone(name, "library")),
            ("hand", game.zone(name, "hand")),
            ("graveyard", game.zone(name, "graveyard")),
        ])
    };
    object([
        ("turn", Json::Number(game.turn)),
        ("active", text(&game.active)),
        ("step", text(&game.step)),
        ("waiting", waiting(game)),
        ("players", list(game.players.iter().map(player))),
        ("objects", list(game.objects.iter().map(|(id, given)| object_view(id, given, viewer)))),
        ("stack", list([])),
    ])
}

/// A card; one that is hidden from the viewer has no name.
fn object_view(id: &str, given: &Json, viewer: Option<&str>) -> Json {
    let (zone, owner, card) = (given.str("zone"), given.str("owner"), given.str("card"));
    let mut view = HashMap::from([("id", text(id)), ("zone", text(zone)), ("owner", text(owner))]);
    if viewer.is_some_and(|viewer| zone == "library" || (zone == "hand" && owner != viewer)) {
        return object(view);
    }
    let types = CARDS.iter().filter(|(name, _)| *name == card).map(|(_, kind)| text(kind));
    view.extend([("kind", text("card")), ("name", text(card)), ("types", list(types))]);
    if zone == "battlefield" {
        let controller = given.get("controller").and_then(Json::text).unwrap_or(owner);
        let tapped = given.get("tapped").cloned().unwrap_or(Json::Bool(false));
        view.extend([("controller", text(controller)), ("tapped", tapped)]);
    }
    object(view)
}

/// Answer until `shutdown` or the end of the input. Standard output carries answers and nothing else.
fn main() -> io::Result<()> {
    let mut adapter = Adapter::default();
    for line in io::stdin().lock().split(b'\n') {
        let answer = adapter.answer(&line?);
        writeln!(io::stdout(), "{answer}")?;
        io::stdout().flush()?;
        if adapter.leaving {
            break;
        }
    }
    Ok(())
}

/// JSON, as far as the protocol needs it. With a crate at hand, use that.
mod json {
    use std::collections::HashMap;
    use std::fmt::{self, Display, Formatter, Write};

    #[derive(Clone, Debug, PartialEq)]
    pub enum Json {
        Null,
        Bool(bool),
        Number(i64),
        Text(String),
        List(Vec<Json>),
        Object(HashMap<String, Json>),
    }

    pub fn text(value: &str) -> Json {
        Json::Text(value.to_owned())
    }

    pub fn list(items: impl IntoIterator<Item = Json>) -> Json {
        Json::List(items.into_iter().collect())
    }

    pub fn object<'a>(fields: impl IntoIterator<Item = (&'a str, Json)>) -> Json {
        Json::Object(fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
    }

    impl Json {
        pub fn get(&self, key: &str) -> Option<&Json> {
            match self {
                Json::Object(fields) => fields.get(key),
                _ => None,
            }
        }

        /// The text of a field, empty if there is none.
        pub fn str(&self, key: &str) -> &str {
            self.get(key).and_then(Json::text).unwrap_or("")
        }

        pub fn text(&self) -> Option<&str> {
            match self {
                Json::Text(value) => Some(value),
                _ => None,
            }
        }

        pub fn number(&self) -> Option<i64> {
            match self {
                Json::Number(value) => Some(*value),
                _ => None,
            }
        }

        pub fn items(&self) -> &[Json] {
            match self {
                Json::List(items) => items,
                _ => &[],
            }
        }
    }

    /// The value that a text says, if it is JSON.
    pub fn read(source: &str) -> Option<Json> {
        let mut reader = Reader { rest: source };
        let value = reader.value()?;
        reader.rest.trim_start().is_empty().then_some(value)
    }

    struct Reader<'a> {
        rest: &'a str,
    }

    impl Reader<'_> {
        fn take(&mut self, expected: &str) -> Option<()> {
            self.rest = self.rest.trim_start().strip_prefix(expected)?;
            Some(())
        }

        fn value(&mut self) -> Option<Json> {
            self.rest = self.rest.trim_start();
            match self.rest.chars().next()? {
                '{' => {
                    let mut fields = HashMap::new();
                    self.items("{", "}", |reader| {
                        let key = reader.string()?;
                        reader.take(":")?;
                        fields.insert(key, reader.value()?);
                        Some(())
                    })?;
                    Some(Json::Object(fields))
                }
                '[' => {
                    let mut items = Vec::new();
                    self.items("[", "]", |reader| {
                        items.push(reader.value()?);
                        Some(())
                    })?;
                    Some(Json::List(items))
                }
                '"' => self.string().map(Json::Text),
                _ => self.word(),
            }
        }

        fn items(&mut self, open: &str, close: &str, mut read: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
            self.take(open)?;
            if self.take(close).is_some() {
                return Some(());
            }
            loop {
                read(self)?;
                if self.take(close).is_some() {
                    return Some(());
                }
                self.take(",")?;
            }
        }

        fn word(&mut self) -> Option<Json> {
            let end = self.rest.find([',', ']', '}', ' ']).unwrap_or(self.rest.len());
            let (word, rest) = self.rest.split_at(end);
            self.rest = rest;
            match word {
                "null" => Some(Json::Null),
                "true" | "false" => Some(Json::Bool(word == "true")),
                _ => word.parse().ok().map(Json::Number),
            }
        }

        fn string(&mut self) -> Option<String> {
            self.take("\"")?;
            let mut made = Vec::new();
            let mut chars = self.rest.chars();
            loop {
                match chars.next()? {
                    '"' => break,
                    '\\' => match chars.next()? {
                        'u' => {
                            let digits: String = chars.by_ref().take(4).collect();
                            made.push(u16::from_str_radix(&digits, 16).ok()?);
                        }
                        escaped => {
                            let known = "bfnrt".find(escaped).map(|at| b"\x08\x0c\n\r\t"[at] as char);
                            made.extend(known.unwrap_or(escaped).encode_utf16(&mut [0; 2]).iter());
                        }
                    },
                    plain => made.extend(plain.encode_utf16(&mut [0; 2]).iter()),
                }
            }
            self.rest = chars.as_str();
            String::from_utf16(&made).ok()
        }
    }

    impl Display for Json {
        fn fmt(&self, to: &mut Formatter) -> fmt::Result {
            match self {
                Json::Null => to.write_str("null"),
                Json::Bool(value) => write!(to, "{value}"),
                Json::Number(value) => write!(to, "{value}"),
                Json::Text(value) => quoted(to, value),
                Json::List(items) => {
                    to.write_char('[')?;
                    for (number, item) in items.iter().enumerate() {
                        write!(to, "{}{item}", if number > 0 { "," } else { "" })?;
                    }
                    to.write_char(']')
                }
                Json::Object(fields) => {
                    to.write_char('{')?;
                    for (number, (key, value)) in fields.iter().enumerate() {
                        to.write_str(if number > 0 { "," } else { "" })?;
                        quoted(to, key)?;
                        write!(to, ":{value}")?;
                    }
                    to.write_char('}')
                }
            }
        }
    }

    fn quoted(to: &mut Formatter, value: &str) -> fmt::Result {
        to.write_char('"')?;
        for each in value.chars() {
            match each {
                '"' | '\\' => write!(to, "\\{each}")?,
                '\0'..='\x1f' => write!(to, "\\u{:04x}", each as u32)?,
                _ => to.write_char(each)?,
            }
        }
        to.write_char('"')
    }
}
