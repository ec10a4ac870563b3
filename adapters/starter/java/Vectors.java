// A consumer of vectors in Java: it plays what `touchstone export` has written on an engine and judges as
// `touchstone run` does. Java 17, no dependencies: `java Vectors.java VECTORS java Adapter.java`.
// docs/vectors.md says what the entries mean. An engine of your own in the same process replaces `Engine.call`.

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public final class Vectors {

    // A JSON object, as vectors and the protocol are made of them.

    /** A field that may be left out is null here; `has` tells it from one that is null. */
    static final class Json extends LinkedHashMap<String, Object> {
        private static final long serialVersionUID = 1;
        private static final Pattern TOKEN =
            Pattern.compile("[\\[\\]{}:,]|\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+\"|[^\\s\\[\\]{}:,\"]++");

        static Json of(Object... keysAndValues) {
            Json made = new Json();
            for (int at = 0; at < keysAndValues.length; at += 2) {
                if (keysAndValues[at + 1] != null) {
                    made.put((String) keysAndValues[at], keysAndValues[at + 1]);
                }
            }
            return made;
        }

        boolean has(String key) {
            return containsKey(key);
        }

        String text(String key) {
            return (String) get(key);
        }

        boolean yes(String key) {
            return Boolean.TRUE.equals(get(key));
        }

        long number(String key, long otherwise) {
            return get(key) instanceof Long number ? number : otherwise;
        }

        Json object(String key) {
            return (Json) get(key);
        }

        List<Json> objects(String key) {
            return get(key) instanceof List<?> list ? list.stream().map(each -> (Json) each).toList() : List.of();
        }

        List<String> texts(String key) {
            return get(key) instanceof List<?> list ? list.stream().map(String::valueOf).toList() : List.of();
        }

        static Json read(String text) {
            List<String> tokens = TOKEN.matcher(text).results().map(found -> found.group()).toList();
            int[] at = {0};
            return (Json) value(tokens, at);
        }

        private static Object value(List<String> tokens, int[] at) {
            String token = tokens.get(at[0]++);
            if (token.equals("{") || token.equals("[")) {
                Json fields = new Json();
                List<Object> items = new ArrayList<>();
                while (!"}]".contains(tokens.get(at[0]))) {
                    if (tokens.get(at[0]).equals(",")) {
                        at[0]++;
                    } else if (token.equals("[")) {
                        items.add(value(tokens, at));
                    } else {
                        String key = (String) value(tokens, at);
                        at[0]++;
                        fields.put(key, value(tokens, at));
                    }
                }
                at[0]++;
                return token.equals("{") ? fields : items;
            }
            return switch (token) {
                case "null" -> null;
                case "true", "false" -> token.equals("true");
                default -> token.startsWith("\"") ? unescaped(token) : (Object) Long.valueOf(token);
            };
        }

        private static String unescaped(String token) {
            return Pattern.compile("\\\\(u(....)|.)").matcher(token.substring(1, token.length() - 1)).replaceAll(
                found -> Matcher.quoteReplacement(String.valueOf(found.group(2) != null
                    ? (char) Integer.parseInt(found.group(2), 16)
                    : "\b\f\n\r\t\"\\/".charAt("bfnrt\"\\/".indexOf(found.group(1))))));
        }

        static String write(Object value) {
            if (value instanceof Map<?, ?> fields) {
                return fields.entrySet().stream().map(each -> write(each.getKey()) + ":" + write(each.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
            }
            if (value instanceof List<?> items) {
                return items.stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
            }
            return value instanceof String text ? quoted(text) : String.valueOf(value);
        }

        private static String quoted(String text) {
            return text.chars()
                .mapToObj(each -> each < ' ' || each == '"' || each == '\\' ? String.format("\\u%04x", each)
                    : String.valueOf((char) each))
                .collect(Collectors.joining("", "\"", "\""));
        }
    }

    // How a vector ends early, and the engine that is asked.

    /** The end of a vector, before its last entry. */
    static final class Ended extends RuntimeException {
        private static final long serialVersionUID = 1;
        final String verdict;

        Ended(String verdict, String message) {
            super(message);
            this.verdict = verdict;
        }
    }

    static Ended fail(String message) {
        return new Ended("fail", message);
    }

    static Ended unsupported(String message) {
        return new Ended("unsupported", message);
    }

    /** A field that an expectation cannot do without. */
    static Object shown(Json view, String field) {
        if (!view.has(field)) {
            throw unsupported("the field " + field + " is not shown");
        }
        return view.get(field);
    }

    static List<String> texts(Json view, String field) {
        shown(view, field);
        return view.texts(field);
    }

    /** An engine behind standard input and output. */
    static final class Engine {
        private final PrintStream requests;
        private final BufferedReader answers;
        final Json about;
        private long calls;

        Engine(List<String> command) throws IOException {
            Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
            requests = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
            answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            about = call("initialize", Json.of("protocol_versions", List.of(1L), "suite_version", "vectors"));
        }

        Json call(String method, Json params) {
            Json request = Json.of("jsonrpc", "2.0", "id", ++calls, "method", method, "params", params);
            requests.print(Json.write(request) + "\n");
            requests.flush();
            try {
                String line = answers.readLine();
                if (line == null) {
                    throw new Ended("crash", "the engine has ended");
                }
                Json answer = Json.read(line);
                if (!answer.has("error")) {
                    return answer.object("result");
                }
                Json error = answer.object("error");
                throw new Ended(switch ((int) error.number("code", 0)) {
                    case 2, -32601 -> "unsupported";
                    case -32603 -> "crash";
                    default -> "protocol-error";
                }, error.text("message"));
            } catch (IOException broken) {
                throw new Ended("crash", broken.getMessage());
            }
        }

        void need(String capability) {
            if (!about.texts("capabilities").contains(capability)) {
                throw unsupported("it does not claim the capability " + capability);
            }
        }
    }

    // One vector on one engine: what is called how.

    static final List<String> WITH_OPTIONS = List.of(
        "targets", "modes", "objects", "players", "may", "order", "replacement", "redirect", "cost", "position",
        "word");
    /** The steps from which players pass up to a declaration. */
    static final Map<String, List<String>> BEFORE = Map.of(
        "attackers", List.of("untap", "upkeep", "draw", "precombat-main", "beginning-of-combat"),
        "blockers", List.of("declare-attackers"));
    static final Json PASS = Json.of("type", "pass");

    final Engine engine;
    final Json vector;
    final List<Json> cards;
    final Map<String, List<String>> ids = new LinkedHashMap<>();
    final Set<String> names = new HashSet<>();
    Map<String, Json> views = Map.of();
    Json snapshot;
    Json waiting;

    Vectors(Engine engine, Json vector) {
        this.engine = engine;
        this.vector = vector;
        cards = vector.has("state") ? vector.object("state").objects("objects") : List.of();
    }

    void start() {
        for (String each : List.of("two-headed-giant", "multiplayer")) {
            if (vector.texts("capabilities").contains(each)) {
                engine.need(each);
            }
        }
        List<String> needed = vector.texts("cards");
        List<String> known = engine.call("cards/known", Json.of("names", needed)).texts("known");
        if (!known.containsAll(needed)) {
            throw unsupported("it does not know all of " + needed);
        }
        Json begun = engine.call("game/new",
            Json.of("ruleset", vector.get("ruleset"), "state", vector.get("state"), "seed", 0L));
        begun.object("handles").forEach((handle, id) -> ids.put(handle, new ArrayList<>(List.of((String) id))));
        follow(begun.object("snapshot"));
    }

    /** Take in a snapshot, and follow every card to its next id. */
    void follow(Json now) {
        snapshot = now;
        waiting = now.object("waiting");
        views = new LinkedHashMap<>();
        Map<String, String> next = new HashMap<>();
        for (Json view : now.objects("objects")) {
            views.put(view.text("id"), view);
            names.add(view.text("name"));
            next.put(view.text("previous"), view.text("id"));
        }
        for (List<String> each : ids.values()) {
            while (next.containsKey(last(each)) && !each.contains(next.get(last(each)))) {
                each.add(next.get(last(each)));
            }
        }
        for (Json card : cards) {
            if (!views.containsKey(last(idsOf(card.text("handle"))))) {
                findAgain(card);
            }
        }
    }

    /** A card that changed zones twice between two looks, if only one can be it. */
    void findAgain(Json card) {
        List<String> taken = ids.values().stream().map(Vectors::last).toList();
        List<String> found = views.values().stream()
            .filter(view -> card.text("card").equals(view.text("name")))
            .filter(view -> card.text("owner").equals(view.text("owner")))
            .filter(view -> !view.has("kind") || view.text("kind").equals("card"))
            .map(view -> view.text("id")).filter(id -> !taken.contains(id)).toList();
        if (found.size() == 1) {
            ids.get(card.text("handle")).add(found.get(0));
        }
    }

    static String last(List<String> ids) {
        return ids.get(ids.size() - 1);
    }

    Json look() {
        if (snapshot == null) {
            follow(engine.call("game/observe", Json.of()));
        }
        return snapshot;
    }

    /** The handle of the card of the state that goes by that name; null if there is none. */
    String handle(String name) {
        if (ids.containsKey(name)) {
            return name;
        }
        List<Json> found = cards.stream().filter(card -> card.text("card").equals(name)).toList();
        if (found.size() > 1) {
            throw new IllegalArgumentException("several cards of the state go by the name " + name);
        }
        return found.isEmpty() ? null : found.get(0).text("handle");
    }

    /** The object that goes by that name now; null if it is gone. */
    Json object(String name) {
        if (handle(name) != null) {
            return views.get(last(idsOf(name)));
        }
        if (name.startsWith("the ability of ")) {
            return abilities(name.substring(15), null).stream().findFirst().orElse(null);
        }
        List<Json> found = views.values().stream()
            .filter(view -> !view.text("zone").equals("library") && goesBy(view, name)).toList();
        boolean known = Stream.of(name, name.replaceFirst("^copy of ", ""), name + " Token").anyMatch(names::contains);
        if (found.size() > 1 || (found.isEmpty() && !known)) {
            throw fail(found.size() + " objects go by the name " + name);
        }
        return found.isEmpty() ? null : found.get(0);
    }

    Json present(String name) {
        Json found = object(name);
        if (found == null) {
            throw fail("no object goes by the name " + name + " any more");
        }
        return found;
    }

    String id(String name) {
        return present(name).text("id");
    }

    /** Every id that the object of that name has had. */
    List<String> idsOf(String name) {
        String handle = handle(name);
        return handle == null ? List.of(id(name)) : ids.get(handle);
    }

    /** Those of a card of the state; none if it is no such card. */
    List<String> cardIds(String name) {
        return handle(name) == null ? List.of() : idsOf(name);
    }

    /** The abilities on the stack of something; only those of a keyword unless that is null. */
    List<Json> abilities(String name, String keyword) {
        List<String> sources = idsOf(name);
        return views.values().stream()
            .filter(view -> view.text("zone").equals("stack") && "ability".equals(view.text("kind")))
            .filter(view -> sources.contains(view.text("source")) && isOf(view, keyword)).toList();
    }

    /** Whether an object is called that; some rulesets add the word Token. */
    static boolean goesBy(Json view, String name) {
        if (name.startsWith("copy of ")) {
            return String.valueOf(view.get("kind")).endsWith("-copy") && name.substring(8).equals(view.text("name"));
        }
        return name.equals(view.text("name")) || (name + " Token").equals(view.text("name"));
    }

    static boolean isOf(Json view, String keyword) {
        if (keyword == null) {
            return true;
        }
        shown(view, "abilities");
        return view.objects("abilities").stream().anyMatch(ability -> keyword.equals(ability.text("keyword")));
    }

    Json player(String name) {
        return snapshot.objects("players").stream().filter(each -> each.text("name").equals(name)).findFirst()
            .orElseThrow(() -> fail("there is no player " + name));
    }

    boolean oneSide(String one, String other) {
        Map<String, String> teams = new HashMap<>();
        vector.object("state").objects("players").forEach(each -> teams.put(each.text("name"), each.text("team")));
        return one.equals(other) || (teams.get(one) != null && teams.get(one).equals(teams.get(other)));
    }

    static String kind(Json named) {
        return named.has("kind") ? named.text("kind") : "object";
    }

    /** What a name refers to, for the protocol. */
    Json referred(Json named) {
        String name = named.text("name");
        if (kind(named).equals("player")) {
            return Json.of("player", name);
        }
        if (kind(named).equals("object")) {
            return Json.of("object", id(name));
        }
        List<Json> found = abilities(name, named.text("keyword"));
        if (found.size() != 1) {
            throw fail(found.size() + " abilities of " + name + " are on the stack");
        }
        return Json.of("object", found.get(0).get("id"));
    }

    /** The options that stand for something. */
    List<Json> standingFor(List<Json> options, Json named) {
        boolean isPlayer = kind(named).equals("player");
        List<Json> exact = options.stream()
            .filter(option -> isPlayer && named.text("name").equals(option.text("player"))).toList();
        List<Json> found = exact.isEmpty() ? options.stream().filter(each -> standsFor(each, named)).toList() : exact;
        List<Json> plain = found.stream().filter(option -> option.get("keyword") == null).toList();
        boolean isPlain = kind(named).equals("ability") && named.get("keyword") == null && !plain.isEmpty();
        return isPlain ? plain : found;
    }

    boolean standsFor(Json option, Json named) {
        String name = named.text("name");
        String object = option.text("object");
        String keyword = named.text("keyword");
        switch (kind(named)) {
            case "player":
                return option.get("player") != null && oneSide(option.text("player"), name);
            case "ability":
                boolean ordered = "order".equals(waiting.text("kind")) && idsOf(name).contains(object);
                return abilities(name, keyword).stream().anyMatch(view -> view.text("id").equals(object))
                    || (ordered && (keyword == null || keyword.equals(option.text("keyword"))));
            default:
        }
        boolean isObject = kind(named).equals("object");
        if (object != null && isObject) {
            Json view = views.get(object);
            List<String> own = cardIds(name);
            return own.isEmpty() ? view != null && goesBy(view, name)
                : own.contains(object) || (view != null && own.contains(view.text("source")));
        }
        String label = option.has("label") ? option.text("label").toLowerCase() : "";
        return List.of(label, option.text("id").toLowerCase()).contains(name.toLowerCase())
            || (isObject && label.startsWith(name.toLowerCase()));
    }

    // What is sent, and what settles itself.

    /** What became of what was tried. */
    record Attempt(boolean refused, boolean changed) {}

    final Set<String> passed = new HashSet<>();
    final Set<String> lookedAt = new HashSet<>();
    boolean trying;
    boolean assigning;
    Attempt attempt;
    Json fact;

    boolean send(String method, Json params) {
        Json before = trying ? look() : null;
        Json result = engine.call(method, params);
        if (result.text("outcome").equals("unsupported")) {
            throw unsupported(result.text("message"));
        }
        waiting = result.object("waiting");
        snapshot = null;
        boolean refused = result.text("outcome").equals("refused");
        if (before != null) {
            attempt = new Attempt(refused, refused && !before.equals(look()));
        } else if (refused) {
            throw fail(Json.write(params) + " is refused: " + result.text("message"));
        }
        return !refused;
    }

    void answer(Json decision, String type, Object... fields) {
        lookedAt.add(decision.text("id"));
        Json answer = Json.of(fields);
        answer.put("type", type);
        send("game/answer", Json.of("decision", decision.get("id"), "answer", answer));
    }

    Json decision() {
        return waiting.text("type").equals("decision") ? waiting : null;
    }

    boolean isAsked(String player, List<String> kinds) {
        return decision() != null && waiting.text("player").equals(player) && kinds.contains(waiting.text("kind"));
    }

    boolean isAskedFor(String... kinds) {
        return decision() != null && List.of(kinds).contains(waiting.text("kind"));
    }

    /** The player with priority; null if nobody has it. */
    String priority() {
        return waiting.text("type").equals("priority") ? waiting.text("player") : null;
    }

    /** Do something that leads up to what is tried. */
    <T> T withoutTrying(Supplier<T> lead) {
        boolean before = trying;
        trying = false;
        try {
            return lead.get();
        } finally {
            trying = before;
        }
    }

    /** Answer decisions with one legal answer; whether there was one. */
    boolean settle() {
        boolean answered = false;
        while (decision() != null && withoutTrying(this::answeredItself)) {
            answered = true;
        }
        return answered;
    }

    boolean answeredItself() {
        Json decision = waiting;
        List<String> options = decision.objects("options").stream().map(option -> option.text("id")).toList();
        long least = decision.number("min", 1);
        long most = decision.number("max", 1);
        String kind = decision.text("kind");
        boolean all = options.size() == 1 || List.of("modes", "players").contains(kind);
        switch (kind) {
            case "attackers", "blockers":
                if (options.isEmpty()) {
                    declare(decision, List.of());
                }
                return options.isEmpty();
            case "number":
                if (least == most) {
                    answer(decision, "number", "number", least);
                }
                return least == most;
            case "word", "divide":
                return false;
            default:
        }
        if (options.isEmpty() || most == 0) {
            answer(decision, "chosen", "options", List.of());
            return true;
        }
        boolean only = all && (kind.equals("order") ? options.size() == 1 : options.size() == least);
        if (only) {
            answer(decision, "chosen", "options", options);
        }
        return only;
    }

    void noDecision() {
        if (decision() != null) {
            throw fail(waiting.text("player") + " has to decide: " + waiting.text("kind"));
        }
    }

    void settled() {
        settle();
        noDecision();
    }

    /** The engine leaves no room for this. */
    void refuse(String reason) {
        if (!trying) {
            throw fail(reason);
        }
        attempt = new Attempt(true, false);
    }

    void act(String player, Json action) {
        settle();
        if (!action.text("type").equals("concede")) {
            noDecision();
        }
        if (!send("game/act", Json.of("player", player, "action", action))) {
            return;
        }
        boolean passes = action.text("type").equals("pass");
        if (passes) {
            passed.add(player);
        }
        if (!passes || priority() == null || passed.contains(priority())) {
            passed.clear();
        }
        if (action.text("type").equals("play")) {
            look();
        }
    }

    // Passing.

    /** Each player passes once; a declaration that is waited for is not answered, though there be one answer. */
    void everybodyPasses(String declaration) {
        settled();
        look();
        Set<String> done = new HashSet<>(passed);
        passed.clear();
        for (String player = priority(); player != null && !done.contains(player); player = priority()) {
            act(player, PASS);
            done.add(player);
            if (declaration == null && settle()) {
                break;
            }
        }
        if (declaration != null && !isAskedFor(declaration)) {
            settle();
        }
        passed.clear();
    }

    /** Round after round, as long as something changes. */
    void rounds(Predicate<Json> isThere) {
        List<List<Object>> seen = new ArrayList<>();
        for (int round = 0; round < 120; round++) {
            Json now = look();
            List<Object> place = Stream.of("turn", "step", "stack", "waiting").map(now::get).toList();
            if (seen.size() > 1 && seen.subList(seen.size() - 2, seen.size()).equals(List.of(place, place))) {
                throw fail("nothing changes though players pass");
            }
            seen.add(place);
            if (isThere.test(now)) {
                return;
            }
        }
        throw fail("the game does not get there");
    }

    void emptyStack() {
        settled();
        rounds(now -> {
            boolean isThere = now.texts("stack").isEmpty() || priority() == null;
            if (!isThere) {
                everybodyPasses(null);
            }
            return isThere;
        });
    }

    void moveToStep(Json entry) {
        long begun = look().number("turn", 0);
        boolean next = entry.yes("next_turn");
        String player = entry.text("player");
        long latest = player == null && !next ? begun : begun + 2 * vector.object("state").objects("players").size();
        Predicate<Json> isThere = now -> (!next || now.number("turn", 0) > begun)
            && now.text("step").equals(entry.text("step")) && now.texts("stack").isEmpty()
            && (player == null || player.equals(now.text("active")));
        rounds(now -> {
            if (isThere.test(now)) {
                return true;
            }
            if (now.number("turn", 0) > latest) {
                throw fail("the " + entry.text("step") + " step does not come");
            }
            while (isAskedFor("attackers", "blockers")) {
                declare(waiting, List.of());
            }
            settle();
            if (isThere.test(look())) {
                return true;
            }
            everybodyPasses(null);
            return false;
        });
    }

    void declare(Json decision, List<Json> pairs) {
        String type = decision.text("kind").equals("attackers") ? "attacks" : "blocks";
        answer(decision, type, type, pairs);
    }

    void throughCombat(BiPredicate<Json, Json> reached) {
        settled();
        Json begun = look();
        boolean answered = assigning;
        assigning = false;
        boolean damage = hasDamage(begun);
        boolean dealt = answered && begun.text("step").equals("combat-damage") && !damage;
        if (dealt || (damage && reached.test(begun, begun))) {
            return;
        }
        Json[] before = {begun};
        rounds(ignored -> {
            everybodyPasses(null);
            Json now = look();
            assigning = decision() != null;
            if (reached.test(before[0], now) || assigning) {
                return true;
            }
            if (!now.get("turn").equals(begun.get("turn"))
                || List.of("end-of-combat", "postcombat-main", "end").contains(now.text("step"))) {
                throw fail("there is no combat damage");
            }
            before[0] = now;
            return false;
        });
    }

    static boolean hasDamage(Json snapshot) {
        return snapshot.objects("objects").stream().anyMatch(view ->
            "combat-damage".equals(view.text("kind")) && snapshot.texts("stack").contains(view.text("id")));
    }

    static boolean isDealt(Json before, Json now) {
        boolean begins = now.text("step").equals("combat-damage") && before.texts("stack").isEmpty();
        return !hasDamage(now) && (hasDamage(before) || begins);
    }

    void moveOn(Json entry) {
        switch (entry.text("until")) {
            case "everybody-passed" -> everybodyPasses(null);
            case "stack-empty" -> emptyStack();
            case "step" -> moveToStep(entry);
            case "damage-dealt" -> throughCombat(Vectors::isDealt);
            case "damage-on-stack" -> throughCombat((before, now) -> hasDamage(now));
            default -> throw new IllegalArgumentException("players cannot pass until " + entry.text("until"));
        }
    }

    /** The declaration that is pending after passing up to it; null if none comes. */
    Json declaration(String kind) {
        rounds(ignored -> {
            if (isAskedFor(kind)) {
                return true;
            }
            settled();
            Json now = look();
            if (!BEFORE.get(kind).contains(now.text("step")) || priority() == null) {
                return true;
            }
            if (!now.texts("stack").isEmpty()) {
                throw fail("the stack is not empty before the declaration");
            }
            everybodyPasses(kind);
            return false;
        });
        return isAskedFor(kind) ? waiting : null;
    }

    void declared(String player, String kind, List<Json> pairs, Function<Json, Json> toIds) {
        Json decision = withoutTrying(() -> declaration(kind));
        look();
        if (decision != null && oneSide(decision.text("player"), player)) {
            declare(decision, pairs.stream().map(toIds).toList());
        } else if (decision != null || !pairs.isEmpty()) {
            refuse(player + " is not asked for " + kind);
        }
    }

    // Answers.

    Json pending(String player, List<String> kinds) {
        if (decision() != null && !waiting.text("player").equals(player)) {
            settle();
        }
        look();
        if (!isAsked(player, kinds)) {
            throw fail(player + " is not asked for " + kinds);
        }
        return waiting;
    }

    void choose(Json entry) {
        List<String> kinds = entry.has("kinds") ? entry.texts("kinds") : WITH_OPTIONS;
        Json decision = pending(entry.text("player"), kinds);
        List<Json> left = new ArrayList<>(decision.objects("options"));
        if (decision.text("kind").equals("word") && left.isEmpty()) {
            List<String> words = entry.objects("chosen").stream().map(each -> each.text("name")).toList();
            answer(decision, "word", "word", listed(words));
            return;
        }
        List<Object> options = new ArrayList<>();
        for (Json named : entry.objects("chosen")) {
            int count = (int) named.number("count", 1);
            List<Json> found = standingFor(left, named);
            if (found.size() < count) {
                refuse(named.text("name") + " is not offered");
                return;
            }
            if (found.size() > count && count == 1 && !alike(found)) {
                throw fail("several options stand for " + named.text("name"));
            }
            found.subList(0, count).forEach(option -> options.add(option.get("id")));
            left.removeAll(found.subList(0, count));
        }
        answer(decision, "chosen", "options", options);
    }

    static String listed(List<String> words) {
        int last = words.size() - 1;
        return last < 1 ? String.join("", words)
            : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }

    /** Whether options differ in nothing that a name could say. */
    boolean alike(List<Json> options) {
        List<Json> found = options.stream().map(option -> views.get(option.text("object"))).toList();
        List<String> fields = List.of("name", "zone", "controller", "tapped", "damage", "counters");
        return !found.contains(null)
            && found.stream().map(view -> fields.stream().map(view::get).toList()).distinct().count() == 1;
    }

    void chooseModes(Json entry) {
        Json decision = pending(entry.text("player"), List.of("modes"));
        List<Json> options = decision.objects("options");
        Map<String, Object> bearing = new HashMap<>();
        for (Json option : options) {
            Stream.of(option.text("id"), String.valueOf(option.get("label")))
                .map(Pattern.compile("(?:mode[ -])?(\\d+)")::matcher).filter(Matcher::matches).findFirst()
                .ifPresent(match -> bearing.put(match.group(1), option.get("id")));
        }
        for (int place = 0; bearing.size() < options.size() && place < options.size(); place++) {
            bearing.put(String.valueOf(place + 1), options.get(place).get("id"));
        }
        if (!bearing.keySet().containsAll(entry.texts("modes"))) {
            refuse("not all modes of " + entry.texts("modes") + " are offered");
            return;
        }
        answer(decision, "chosen", "options", entry.texts("modes").stream().map(bearing::get).toList());
    }

    void divide(Json entry) {
        Json decision = pending(entry.text("player"), List.of("divide"));
        if (entry.has("source") && decision.get("source") != null
            && !idsOf(entry.text("source")).contains(decision.text("source"))) {
            throw fail("it is not divided what " + entry.text("source") + " deals");
        }
        List<Object> shares = new ArrayList<>();
        for (Json part : entry.objects("parts")) {
            List<Json> found = standingFor(decision.objects("options"), part.object("to"));
            if (found.size() != 1) {
                refuse(part.object("to").text("name") + " is not among what is divided among");
                return;
            }
            shares.add(Json.of("option", found.get(0).get("id"), "amount", part.get("amount")));
        }
        answer(decision, "division", "shares", shares);
    }

    void say(Json entry) {
        if (entry.has("number")) {
            answer(pending(entry.text("player"), List.of("number")), "number", "number", entry.get("number"));
        } else {
            String word = entry.yes("yes") ? "yes" : "no";
            answer(pending(entry.text("player"), List.of("may")), "chosen", "options", List.of(word));
        }
    }

    // Expectations.

    static final List<String> PENDING = List.of("Revealed", "Asked", "Choices", "MayChooseNothing", "AttemptWas");
    static final Map<String, String> COLORS =
        Map.of("W", "white", "U", "blue", "B", "black", "R", "red", "G", "green");

    void expect(Json entry) {
        if (waiting != null) {
            if (!PENDING.contains(entry.text("kind"))) {
                settle();
            } else if (decision() != null) {
                lookedAt.add(waiting.text("id"));
            }
            look();
        }
        if (!holds(entry.text("kind"), entry.object("fields"))) {
            throw fail("expected " + entry.text("says"));
        }
    }

    boolean holds(String kind, Json f) {
        String name = f.text("name");
        Object expected = f.get("expected");
        return switch (kind) {
            case "PlayerHas" -> Objects.equals(ofPlayer(player(f.text("player")), f.text("field")), expected);
            case "LibraryCard" -> isLibraryCard(f);
            case "HasLost" -> expected.equals(player(f.text("player")).yes("has_lost"));
            case "Fact" -> isFact(fact.get("value"), expected);
            case "AttemptWas" -> wasAttempt(f.yes("refused"));
            case "StackIs" -> isStack(f.objects("expected"));
            case "Revealed" -> areRevealed((List<?>) expected);
            case "StepIs" -> f.text("player").equals(snapshot.text("active"))
                && f.text("step").equals(snapshot.text("step"));
            case "WaitsFor" -> f.get("player") == null ? decision() == null : f.text("player").equals(priority());
            case "Asked" -> isAsked(f.text("player"), List.of(f.text("kind")));
            case "Choices" -> areChoices(f);
            case "MayChooseNothing" -> decision() != null && waiting.text("player").equals(f.text("player"))
                && waiting.number("min", 1) == 0;
            case "GameEnded" -> isEnded(f);
            case "ObjectHas" -> Objects.equals(read(present(name), f.text("field")), expected);
            case "ObjectHasAmong" -> ((List<?>) read(present(name), f.text("field"))).stream()
                .anyMatch(each -> f.text("item").equalsIgnoreCase((String) each)) == f.yes("present");
            case "CounterCount" -> expected.equals(((Json) shown(present(name), "counters")).number(f.text("kind"), 0));
            case "Where" -> isThere(object(name), f) == f.yes("present");
            case "Controls" -> expected.equals(controlled(f.text("player"), name));
            case "RefersTo" -> refersTo(present(name), f);
            case "MayLookAt" -> expected.equals(mayLookAt(f.text("player"), id(name)));
            default -> throw new IllegalArgumentException("there is no kind of expectation " + kind);
        };
    }

    static Object ofPlayer(Json player, String field) {
        return switch (field) {
            case "life" -> player.get("life");
            case "poison counters" -> shown(player, "poison");
            case "mana pool" -> mana((Json) shown(player, "mana"));
            default -> (long) texts(player, field).size();
        };
    }

    /** How many of each colour; colourless mana is C. */
    static Map<String, Object> mana(Json pool) {
        Map<String, Object> counts = new HashMap<>();
        pool.forEach((word, number) -> {
            String symbol = word.replaceAll("[{}]", "").toUpperCase() + "C";
            String key = List.of("colorless", "1").contains(word) ? "C" : symbol.substring(0, 1);
            if ((Long) number != 0) {
                counts.merge(key, number, (one, other) -> (Long) one + (Long) other);
            }
        });
        return counts;
    }

    static List<String> sorted(Stream<String> words) {
        return words.sorted().toList();
    }

    static Object read(Json view, String field) {
        return switch (field) {
            case "card types" -> sorted(texts(view, "types").stream());
            case "subtypes", "supertypes" -> sorted(texts(view, field).stream());
            case "type line" -> Stream.of("supertypes", "types", "subtypes")
                .flatMap(each -> texts(view, each).stream()).toList();
            case "colors" -> sorted(texts(view, field).stream()
                .map(each -> COLORS.getOrDefault(each, each.toLowerCase())));
            case "keywords" -> abilitiesOf(view).map(each -> each.text("keyword")).filter(Objects::nonNull).toList();
            case "costs of the activated abilities" -> abilitiesOf(view).filter(each -> each.get("number") != null)
                .sorted(Comparator.comparing(each -> each.number("number", 0)))
                .map(each -> each.text("cost").replace('\u2212', '-')).toList();
            case "power and toughness" -> shown(view, "power") == null && shown(view, "toughness") == null ? "none"
                : view.get("power") + "/" + shown(view, "toughness");
            case "loyalty", "damage", "owner" -> shown(view, field);
            case "tapped state" -> Boolean.TRUE.equals(shown(view, "tapped")) ? "tapped" : "untapped";
            case "attacking state" -> Boolean.TRUE.equals(shown(view, "is_attacking")) ? "attacking" : "not attacking";
            case "blocked state" -> Boolean.TRUE.equals(shown(view, "is_blocked")) ? "blocked" : "unblocked";
            case "converted mana cost" -> shown(view, "mana_value");
            case "mana cost" -> shown(view, "mana_cost");
            case "controller" -> {
                if (!List.of("battlefield", "stack").contains(view.text("zone"))) {
                    throw fail("it is in the zone " + view.text("zone"));
                }
                yield shown(view, field);
            }
            default -> throw new IllegalArgumentException("nothing of an object is called " + field);
        };
    }

    static Stream<Json> abilitiesOf(Json view) {
        shown(view, "abilities");
        return view.objects("abilities").stream();
    }

    boolean isLibraryCard(Json f) {
        List<String> library = texts(player(f.text("player")), "library");
        if (library.isEmpty()) {
            return false;
        }
        String id = f.text("end").equals("top") ? library.get(0) : last(library);
        boolean isCard = ids.values().stream().anyMatch(each -> each.contains(id));
        return cardIds(f.text("expected")).contains(id)
            || (!isCard && f.text("expected").equals(views.get(id).text("name")));
    }

    static boolean isFact(Object value, Object expected) {
        if (value instanceof List<?> list) {
            List<?> wanted = expected instanceof List<?> words ? words : List.of(expected);
            return sameMembers(list, wanted);
        }
        boolean asText = expected instanceof String && !(value instanceof Boolean);
        return Objects.equals(asText ? String.valueOf(value) : value, expected);
    }

    static boolean sameMembers(List<?> one, List<?> other) {
        return sorted(one.stream().map(String::valueOf)).equals(sorted(other.stream().map(String::valueOf)));
    }

    boolean wasAttempt(boolean refused) {
        Attempt judged = attempt;
        attempt = null;
        return judged.refused() == refused && !judged.changed();
    }

    boolean isStack(List<Json> expected) {
        List<String> stack = snapshot.texts("stack");
        boolean same = stack.size() == expected.size();
        for (int at = 0; same && at < stack.size(); at++) {
            same = isOnStack(stack.get(at), expected.get(at));
        }
        return same;
    }

    boolean isOnStack(String id, Json entry) {
        Json view = views.get(id);
        String name = entry.text("name");
        if (view == null || name.equals("combat damage")) {
            return view != null && "combat-damage".equals(view.text("kind"));
        }
        boolean isAbility = "ability".equals(view.text("kind"));
        List<String> own = cardIds(name);
        if (!entry.yes("ability")) {
            return !isAbility && (goesBy(view, name) || own.contains(id));
        }
        boolean ofIt = own.contains(view.text("source")) || (own.isEmpty() && name.equals(view.text("name")));
        return isAbility && ofIt && isOf(view, entry.text("keyword"));
    }

    boolean areRevealed(List<?> expected) {
        List<Object> found = new ArrayList<>();
        for (Json view : texts(snapshot, "revealed").stream().map(views::get).filter(Objects::nonNull).toList()) {
            found.add(expected.stream().filter(each -> isOne(view, (List<?>) each)).findFirst().orElse(null));
        }
        return sameMembers(found, expected);
    }

    boolean isOne(Json view, List<?> ownerAndCard) {
        String card = (String) ownerAndCard.get(1);
        boolean named = card.equals(view.text("name")) || cardIds(card).contains(view.text("id"));
        return ownerAndCard.get(0).equals(view.text("owner")) && named;
    }

    boolean areChoices(Json f) {
        if (decision() == null || !waiting.text("player").equals(f.text("player"))) {
            return false;
        }
        List<Json> left = new ArrayList<>(waiting.objects(f.text("among")));
        left.forEach(each -> each.putIfAbsent("id", each.has("object") ? each.get("object") : each.get("player")));
        for (Json named : f.objects("expected")) {
            List<Json> found = standingFor(left, named);
            int count = (int) named.number("count", 1);
            if (found.size() < count) {
                return false;
            }
            left.removeAll(found.subList(0, count));
        }
        return left.isEmpty();
    }

    boolean isEnded(Json f) {
        boolean over = waiting.text("type").equals("game-over");
        if (f.get("winners") == null || !over) {
            return f.get("winners") == null && !over;
        }
        List<String> winners = f.texts("winners");
        List<String> won = waiting.texts("winners");
        return winners.size() == 1 ? won.containsAll(winners) : winners.equals(won);
    }

    static boolean isThere(Json view, Json f) {
        boolean zone = view != null && view.text("zone").equals(f.text("zone"));
        return zone && (!List.of("hand", "graveyard", "library").contains(f.text("zone"))
            || view.text("owner").equals(f.text("owner")));
    }

    long controlled(String player, String name) {
        List<Json> permanents = views.values().stream()
            .filter(view -> view.text("zone").equals("battlefield")).toList();
        permanents.stream().filter(view -> !view.yes("face_down")).forEach(view -> shown(view, "name"));
        return permanents.stream()
            .filter(view -> goesBy(view, name) && player.equals(shown(view, "controller"))).count();
    }

    boolean refersTo(Json view, Json f) {
        String field = f.text("field").replace(' ', '_');
        if (field.equals("attacking") && !Boolean.TRUE.equals(shown(view, "is_attacking"))) {
            return false;
        }
        Object found = shown(view, field);
        List<Json> refs = found == null ? List.of() : found instanceof Json ref ? List.of(ref)
            : view.texts(field).stream().map(id -> Json.of("object", id)).toList();
        List<Object> called = new ArrayList<>();
        refs.forEach(ref -> called.add(f.texts("expected").stream().filter(each -> f.yes("is_player")
            ? ref.has("player") && oneSide(ref.text("player"), each)
            : ref.has("object") && idsOf(each).contains(ref.text("object"))).findFirst().orElse(null)));
        return sameMembers(called, f.texts("expected"));
    }

    boolean mayLookAt(String player, String id) {
        engine.need("view:hidden-information");
        return engine.call("game/observe", Json.of("viewer", player)).objects("objects").stream()
            .anyMatch(view -> view.text("id").equals(id) && view.has("name"));
    }

    // Entries, and whole vectors.

    /** An action with ids instead of names. */
    Json action(Json entry) {
        Json announcement = new Json();
        entry.object("announcement").forEach((key, value) -> announcement.put(key,
            List.of("targets", "pay_with").contains(key)
                ? entry.object("announcement").objects(key).stream().map(this::referred).toList() : value));
        return Json.of("type", entry.get("do"), "object", referred(entry.object("object")).get("object"),
            "face", entry.get("face"), "ability", entry.get("ability"), "cost", entry.get("cost"),
            "announcement", announcement);
    }

    void done(Json entry) {
        String player = entry.text("player");
        switch (entry.text("do")) {
            case "pass" -> act(player, PASS);
            case "concede" -> act(player, Json.of("type", "concede"));
            case "play", "activate" -> act(player, action(entry));
            case "move-on" -> moveOn(entry);
            case "attack" -> declared(player, "attackers", entry.objects("attacks"), each -> Json.of(
                "attacker", id(each.text("attacker")), "defender", referred(each.object("defender"))));
            case "block" -> declared(player, "blockers", entry.objects("blocks"), each -> Json.of(
                "blocker", id(each.text("blocker")), "attacker", id(each.text("attacker"))));
            case "choose" -> choose(entry);
            case "choose-modes" -> chooseModes(entry);
            case "divide" -> divide(entry);
            case "say" -> say(entry);
            default -> throw new IllegalArgumentException("there is nothing to do called " + entry.text("do"));
        }
    }

    void entry(Json entry) {
        switch (entry.text("do")) {
            case "expect" -> expect(entry);
            case "ask" -> {
                engine.need("facts");
                fact = engine.call("facts/ask", Json.of(
                    "subject", entry.get("subject"), "question", entry.get("question"), "on", entry.get("on")));
            }
            default -> {
                trying = false;
                if (entry.yes("tries")) {
                    settle();
                }
                trying = entry.yes("tries");
                look();
                done(entry);
                trying = false;
            }
        }
    }

    /** At the end nothing may be left open. */
    void finish() {
        settle();
        if (decision() != null && !isAskedFor("attackers", "blockers") && !lookedAt.contains(waiting.text("id"))) {
            noDecision();
        }
    }

    /** The verdict on a vector, and why. */
    static String[] judged(Engine engine, Json vector) {
        if (vector.number("format", 0) != 1) {
            throw new IllegalArgumentException("$.format: expected 1, not " + vector.get("format"));
        }
        Vectors game = new Vectors(engine, vector);
        String place = "$.state";
        try {
            if (!engine.about.texts("rulesets").contains(vector.text("ruleset"))) {
                throw unsupported("it does not play the ruleset " + vector.text("ruleset"));
            }
            if (vector.has("state")) {
                game.start();
            }
            List<Json> entries = vector.objects("entries");
            for (int number = 0; number < entries.size(); number++) {
                place = "$.entries[" + number + "]";
                game.entry(entries.get(number));
            }
            if (vector.has("state")) {
                game.finish();
            }
            return new String[] {"pass", ""};
        } catch (Ended end) {
            return new String[] {end.verdict, ": " + place + ": " + end.getMessage()};
        } catch (RuntimeException wrong) {
            throw new IllegalArgumentException(place + ": " + wrong.getMessage(), wrong);
        }
    }

    static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            return paths.filter(path -> path.toString().endsWith(".json") && !path.endsWith("schema.json"))
                .sorted().toList();
        }
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 2) {
            System.err.println("expected a folder with vectors and the command of an engine");
            System.exit(2);
        }
        PrintStream said = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Path folder = Path.of(arguments[0]);
        List<String> command = List.of(arguments).subList(1, arguments.length);
        Map<String, Integer> counts = new TreeMap<>();
        Engine engine = new Engine(command);
        for (Path path : files(folder)) {
            try {
                String[] judged = judged(engine, Json.read(Files.readString(path)));
                counts.merge(judged[0], 1, Integer::sum);
                said.println(judged[0] + " " + folder.relativize(path) + judged[1]);
                engine = judged[0].equals("crash") ? new Engine(command) : engine;
            } catch (RuntimeException wrong) {
                System.err.println(path + ": " + wrong.getMessage());
                System.exit(2);
            }
        }
        engine.call("shutdown", null);
        said.println(counts.entrySet().stream().map(each -> each.getValue() + " " + each.getKey())
            .collect(Collectors.joining(", ")));
        System.exit(Set.of("pass", "unsupported").containsAll(counts.keySet()) ? 0 : 1);
    }
}
