// A consumer of vectors in Java: it plays what `touchstone export` has written on an engine and judges as
// `touchstone run` does. Java 17, no dependencies: `java Vectors.java VECTORS java Adapter.java`.
// docs/vectors.md says what the entries mean. An engine of your own in the same process replaces `Engine.call`.

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public final class Vectors {

    /** A JSON object, as vectors and the protocol are made of them. */
    @SuppressWarnings({"serial", "unchecked"})
    static final class Json extends LinkedHashMap<String, Object> {
        private static final Pattern TOKEN =
            Pattern.compile("[\\[\\]{}:,]|\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+\"|[^\\s\\[\\]{}:,\"]++");

        static Json of(Object... keysAndValues) {
            Json made = new Json();
            for (int at = 0; at < keysAndValues.length; at += 2) {
                made.put((String) keysAndValues[at], keysAndValues[at + 1]);
            }
            return made;
        }

        /** The value of a field, as what is expected of it; null if there is none. */
        <T> T the(String key) {
            return (T) get(key);
        }

        /** A list; an empty one if there is none. */
        <T> List<T> list(String key) {
            return (List<T>) getOrDefault(key, List.of());
        }

        boolean is(String key, Object value) {
            return Objects.equals(get(key), value);
        }

        long number(String key, long otherwise) {
            return get(key) instanceof Long number ? number : otherwise;
        }

        static Json read(String text) {
            List<String> tokens = TOKEN.matcher(text).results().map(found -> found.group()).toList();
            return (Json) value(tokens, new int[] {0});
        }

        private static Object value(List<String> tokens, int[] at) {
            String token = tokens.get(at[0]++);
            if (token.equals("{") || token.equals("[")) {
                Json fields = new Json();
                List<Object> items = new ArrayList<>();
                for (; !"}]".contains(tokens.get(at[0])); at[0] += tokens.get(at[0]).equals(",") ? 1 : 0) {
                    if (token.equals("[")) {
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
            return !(value instanceof String text) ? String.valueOf(value) : text.chars()
                .mapToObj(each -> String.format(each < ' ' || each == '"' || each == '\\' ? "\\u%04x" : "%c", each))
                .collect(Collectors.joining("", "\"", "\""));
        }
    }

    /** The end of a vector, before its last entry. */
    @SuppressWarnings("serial")
    static class Ended extends RuntimeException {
        final String verdict;

        Ended(String verdict, String message) {
            super(message);
            this.verdict = verdict;
        }
    }

    /** The engine's own decision leaves no room for what is to be done: as good as a refusal, if that is tried. */
    @SuppressWarnings("serial")
    static final class NoRoom extends Ended {
        NoRoom(String message) {
            super("fail", message);
        }
    }

    static Ended fail(String message) {
        return new Ended("fail", message);
    }

    static Ended unsupported(String message) {
        return new Ended("unsupported", message);
    }

    /** An engine behind standard input and output, which is granted seconds for an answer, and to be started again. */
    static final class Engine {
        private static final long SECONDS =
            Long.parseLong(Objects.requireNonNullElse(System.getenv("VECTORS_SECONDS"), "10"));
        private static final int RESTARTS = 20;
        private final List<String> command;
        private Process process;
        private BufferedReader answers;
        private long calls;
        private long starts;
        Json about;

        Engine(List<String> command) {
            this.command = command;
        }

        /** Start it, unless it runs. */
        void ready() throws IOException {
            if (process == null) {
                if (starts++ > RESTARTS) {
                    throw new Ended("not-run", "the engine was started again " + RESTARTS + " times");
                }
                process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
                answers = process.inputReader(StandardCharsets.UTF_8);
                about = call("initialize", Json.of("protocol_versions", List.of(1L), "suite_version", "vectors"));
            }
        }

        Json call(String method, Json params) {
            Json answer = answer(Json.of("jsonrpc", "2.0", "id", ++calls, "method", method, "params", params));
            Json error = answer.the("error");
            if (error == null) {
                return answer.the("result");
            }
            throw new Ended(switch ((int) error.number("code", 0)) {
                case 2, -32601 -> "unsupported";
                case -32603 -> "crash";
                default -> "protocol-error";
            }, error.the("message"));
        }

        private Json answer(Json request) {
            try {
                process.getOutputStream().write((Json.write(request) + "\n").getBytes(StandardCharsets.UTF_8));
                process.getOutputStream().flush();
                String line = CompletableFuture.supplyAsync(this::line).get(SECONDS, TimeUnit.SECONDS);
                return Json.read(line.replace('\u2212', '-'));
            } catch (TimeoutException late) {
                throw broken("timeout", "no answer within " + SECONDS + " s to ", request);
            } catch (RuntimeException malformed) {
                throw broken("protocol-error", "no answer in JSON to ", request);
            } catch (Exception ended) {
                throw broken("crash", "the engine has ended instead of answering ", request);
            }
        }

        private String line() {
            try {
                return Objects.requireNonNull(answers.readLine());
            } catch (IOException broken) {
                throw new IllegalStateException(broken);
            }
        }

        /** Let the engine go. */
        void end() {
            if (process != null) {
                call("shutdown", new Json());
            }
        }

        private Ended broken(String verdict, String message, Json request) {
            process.destroyForcibly();
            process = null;
            return new Ended(verdict, message + request.get("method"));
        }

        void need(String capability) {
            if (!about.list("capabilities").contains(capability)) {
                throw unsupported("it does not claim " + capability);
            }
        }
    }

    // What a vector means: every card of the state is followed from zone to zone, and objects and options are found.

    final Engine engine;
    List<Json> cards = List.of();
    final Map<String, List<String>> ids = new LinkedHashMap<>();
    Map<String, Json> views = Map.of();

    Vectors(Engine engine) {
        this.engine = engine;
    }

    /** Take in a snapshot: an object whose `previous` is the last id of a card is its next one. */
    void look(Json snapshot) {
        now = snapshot;
        views = new LinkedHashMap<>();
        Map<String, String> next = new HashMap<>();
        for (Json view : now.<Json>list("objects")) {
            views.put(view.the("id"), view);
            next.put(view.the("previous"), view.the("id"));
        }
        for (List<String> each : ids.values()) {
            while (next.containsKey(last(each)) && !each.contains(next.get(last(each)))) {
                each.add(next.get(last(each)));
            }
        }
        for (Json card : cards) {
            List<String> own = ids.get(card.the("handle"));
            if (!views.containsKey(last(own))) {
                own.addAll(foundAgain(card));
            }
        }
    }

    /** A card that changed zones twice between two looks, if only one object can be it. */
    List<String> foundAgain(Json card) {
        List<String> taken = ids.values().stream().map(Vectors::last).toList();
        List<String> found = views.values().stream()
            .filter(view -> card.is("card", view.getOrDefault("name", "")) && card.is("owner", view.get("owner")))
            .filter(view -> view.getOrDefault("kind", "card").equals("card") && !taken.contains(view.get("id")))
            .map(view -> view.<String>the("id")).toList();
        return found.size() == 1 ? found : List.of();
    }

    static String last(List<String> ids) {
        return ids.get(ids.size() - 1);
    }

    boolean isCard(Json thing, String field, Object id) {
        return !thing.containsKey(field) || ids.get(thing.the(field)).contains(id);
    }

    /** Whether an object is what is meant. */
    boolean isMeant(Json view, Json thing) {
        if (!isCard(thing, "card", view.get("id")) || !isCard(thing, "source", view.get("source"))
            || !has(view, thing.the("has"), thing.list("shows"))) {
            return false;
        }
        if (thing.containsKey("keyword") && !view.containsKey("abilities")) {
            throw unsupported("abilities are not shown");
        }
        return !thing.containsKey("keyword")
            || view.<Json>list("abilities").stream().anyMatch(each -> thing.is("keyword", each.get("keyword")));
    }

    /** Whether each field has one of the values listed. */
    static boolean has(Json view, Json among, List<String> shows) {
        return among == null || among.keySet().stream().allMatch(field -> {
            if (shows.contains(field) && !view.containsKey(field) && !view.is("face_down", true)) {
                throw unsupported(field + " is not shown");
            }
            return among.list(field).contains(view.get(field));
        });
    }

    /** The one object that is what is meant. */
    Json the(Json thing) {
        List<Json> found = views.values().stream().filter(view -> isMeant(view, thing)).toList();
        if (found.size() != 1) {
            throw fail(found.size() + " objects are " + Json.write(thing));
        }
        return found.get(0);
    }

    /** Whether an option stands for what is meant. */
    boolean standsFor(Json option, Json thing) {
        String label = String.valueOf(option.get("label")).toLowerCase();
        if (thing.containsKey("player")) {
            return thing.is("player", option.get("player"));
        }
        if (thing.containsKey("words")) {
            return Stream.of(label, option.the("id")).map(String::toLowerCase).anyMatch(thing.list("words")::contains);
        }
        if (thing.containsKey("place")) {
            return thing.is("place", waiting().list("options").indexOf(option) + 1L);
        }
        if (option.get("object") == null) {
            return thing.containsKey("label") && label.startsWith(thing.the("label"));
        }
        Json view = views.getOrDefault(option.the("object"), Json.of("id", option.get("object")));
        boolean ofCard = thing.containsKey("card") && isCard(thing, "card", view.get("source"));
        return has(option, thing.the("option"), List.of()) && (ofCard || isMeant(view, thing));
    }

    /** Take the option out that is what is meant; null if none is. */
    Json take(List<Json> left, Json thing) {
        for (Json option : left) {
            if (standsFor(option, thing)) {
                left.remove(option);
                return option;
            }
        }
        return thing.containsKey("otherwise") ? take(left, thing.the("otherwise")) : null;
    }

    /** Whether ids, references or options are just these things. */
    boolean areMeant(Object found, List<Json> things) {
        List<Json> left = new ArrayList<>();
        listed(found).forEach(each -> left.add(each instanceof Json option ? option : Json.of("object", each)));
        return things.stream().allMatch(thing -> take(left, thing) != null) && left.isEmpty();
    }

    /** A message with the ids of this game. */
    Object filled(Object value, List<Json> options) {
        if (value instanceof List<?> all) {
            return all.stream().map(each -> filled(each, options)).toList();
        }
        if (!(value instanceof Json message)) {
            return value;
        }
        if (message.containsKey("$id")) {
            return the(message.the("$id")).get("id");
        }
        if (message.containsKey("$option")) {
            Json option = take(options, message.the("$option"));
            if (option == null) {
                throw new NoRoom(Json.write(message) + " is not offered");
            }
            return option.get("id");
        }
        Json made = new Json();
        message.forEach((name, each) -> made.put(name, filled(each, options)));
        return made;
    }

    // What is sent, and what settles itself.

    static final Map<String, Json> NONE = Map.of(
        "attackers", Json.of("type", "attacks", "attacks", List.of()),
        "blockers", Json.of("type", "blocks", "blocks", List.of()));
    static final Json PASS = Json.of("type", "pass");
    static final Object MISSING = new Object();
    static final int ROUNDS = 120;

    Json now;
    Json attempt;
    Object fact;

    void start(Json vector) {
        if (!engine.about.list("rulesets").contains(vector.get("ruleset"))) {
            throw unsupported("it does not play the ruleset " + vector.get("ruleset"));
        }
        vector.<String>list("capabilities").forEach(engine::need);
        if (!vector.containsKey("state")) {
            return;
        }
        List<Object> needed = vector.list("cards");
        if (!engine.call("cards/known", Json.of("names", needed)).list("known").containsAll(needed)) {
            throw unsupported("it does not know all of " + needed);
        }
        Json state = vector.the("state");
        Json begun = engine.call("game/new", Json.of("ruleset", vector.get("ruleset"), "state", state, "seed", 0L));
        cards = state.list("objects");
        Json handles = begun.the("handles");
        handles.forEach((handle, id) -> ids.put(handle, new ArrayList<>(List.of((String) id))));
        look(begun.the("snapshot"));
    }

    Json waiting() {
        return now.the("waiting");
    }

    void send(String method, Json params, boolean tries) {
        Json before = now;
        params.put("observe", true);
        Json result = engine.call(method, params);
        boolean refused = result.is("outcome", "refused");
        if (result.is("outcome", "unsupported")) {
            throw unsupported(result.the("message"));
        }
        if (refused && !tries) {
            throw fail(Json.write(params) + " is refused: " + result.get("message"));
        }
        look(result.containsKey("snapshot") ? result.the("snapshot") : engine.call("game/observe", new Json()));
        attempt = tries ? Json.of("refused", refused, "changed", refused && !before.equals(now)) : attempt;
    }

    void answer(Object answer, boolean tries) {
        send("game/answer", Json.of("decision", waiting().get("id"), "answer", answer), tries);
    }

    /** Answer every decision with one legal answer, except of that kind; whether there was one. */
    boolean settle(String but) {
        boolean answered = false;
        for (Json only = onlyAnswer(but); only != null; only = onlyAnswer(but)) {
            answer(only, false);
            answered = true;
        }
        return answered;
    }

    /** The answer of the pending decision, if it has exactly one. */
    Json onlyAnswer(String but) {
        Json decision = waiting();
        String kind = decision.is("type", "decision") ? decision.the("kind") : "word";
        long min = decision.number("min", 1);
        List<Json> options = decision.list("options");
        if (kind.equals(but) || kind.equals("word") || kind.equals("divide")) {
            return null;
        }
        if (kind.equals("number")) {
            return min == decision.number("max", 1) ? Json.of("type", "number", "number", min) : null;
        }
        if (NONE.containsKey(kind)) {
            return options.isEmpty() ? NONE.get(kind) : null;
        }
        boolean isNothing = options.isEmpty() || decision.number("max", 1) == 0;
        boolean isOne = options.size() == 1 && (min == 1 || kind.equals("order"));
        boolean isAll = options.size() == min && List.of("modes", "players").contains(kind);
        List<Object> chosen = isNothing ? List.of() : options.stream().map(each -> each.get("id")).toList();
        return isNothing || isOne || isAll ? Json.of("type", "chosen", "options", chosen) : null;
    }

    /** After that, no other decision may be pending. */
    void settled(String but) {
        settle(but);
        if (waiting().is("type", "decision") && !waiting().get("kind").equals(but)) {
            throw fail(waiting().get("player") + " is asked for " + waiting().get("kind"));
        }
    }

    // The entries.

    void entry(Json entry) {
        boolean tries = entry.is("tries", true);
        switch (entry.<String>the("do")) {
            case "act" -> {
                Json action = entry.the("action");
                if (action.is("type", "concede")) {
                    settle(null);
                } else {
                    settled(null);
                }
                send("game/act", Json.of("player", entry.get("player"), "action", filled(action, List.of())), tries);
            }
            case "answer" -> {
                try {
                    reply(entry, tries);
                } catch (NoRoom refused) {
                    if (!tries) {
                        throw refused;
                    }
                    attempt = Json.of("refused", true, "changed", false);
                }
            }
            case "pass" -> pass(entry);
            case "ask" -> {
                engine.need("facts");
                fact = engine.call("facts/ask", Json.of("subject", entry.get("subject"), "question",
                    entry.get("question"), "on", entry.get("on"))).get("value");
            }
            case "expect" -> expect(entry);
            default -> throw new IllegalArgumentException("there is nothing to do called " + entry.get("do"));
        }
    }

    void reply(Json entry, boolean tries) {
        if (tries || !entry.list("players").contains(waiting().get("player"))) {
            settle(null);
        }
        Json decision = waiting();
        boolean isKind = entry.list("kinds").contains(decision.get("kind"));
        if (!isKind && entry.is("unasked", "done")) {
            return;
        }
        if (!isKind || !entry.list("players").contains(decision.get("player"))) {
            String message = entry.get("players") + " is not asked for " + entry.get("kinds");
            throw entry.containsKey("unasked") ? new NoRoom(message) : fail(message);
        }
        if (decision.get("source") != null && entry.containsKey("source")
            && !isMeant(Json.of("id", decision.get("source")), entry.the("source"))) {
            throw fail("it has another source");
        }
        List<Json> options = new ArrayList<>(decision.<Json>list("options"));
        boolean isFree = decision.is("kind", "word") && options.isEmpty();
        Object word = Json.of("type", "word", "word", entry.get("word"));
        answer(isFree ? word : filled(entry.get("answer"), options), tries);
    }

    void pass(Json entry) {
        String kind = entry.the("kind");
        boolean toStep = entry.is("until", "step");
        if (!toStep) {
            settled(kind);
        }
        long begun = now.number("turn", 0);
        Json before = null;
        for (int round = 0; round < ROUNDS; round++) {
            Json current = now;
            if (hasCome(entry, begun, before)) {
                return;
            }
            if (now.number("turn", 0) > begun + entry.number("turns", ROUNDS)) {
                break;
            }
            if (toStep && NONE.containsKey(String.valueOf(waiting().get("kind")))) {
                answer(NONE.get(waiting().the("kind")), false);
            } else {
                settled(kind);
                everybodyPasses(before == null ? entry.list("passed") : List.of(), kind);
            }
            before = current;
        }
        throw fail("players pass, and this does not come: " + entry.getOrDefault("step", entry.get("until")));
    }

    /** Whether what players pass for has come. */
    boolean hasCome(Json entry, long begun, Json before) {
        boolean isEmpty = now.list("stack").isEmpty();
        boolean isDecision = waiting().is("type", "decision");
        boolean nobodyPasses = !waiting().is("type", "priority");
        return switch (entry.<String>the("until")) {
            case "everybody-passed" -> before != null;
            case "stack-empty" -> isEmpty || nobodyPasses;
            case "step" -> now.is("step", entry.get("step")) && isEmpty
                && now.is("active", entry.getOrDefault("player", now.get("active")))
                && (!entry.is("later", true) || now.number("turn", 0) > begun);
            case "declaration" -> !isEmpty || nobodyPasses || !entry.list("steps").contains(now.get("step"));
            case "damage-on-stack" -> hasDamage(now) || isDecision;
            case "damage-dealt" -> {
                boolean isNew = before == null ? entry.is("decided", true) : before.list("stack").isEmpty();
                boolean wasThere = before != null && hasDamage(before);
                yield isDecision || !hasDamage(now) && (wasThere || isNew && now.is("step", "combat-damage"));
            }
            default -> throw new IllegalArgumentException("players cannot pass until " + entry.get("until"));
        };
    }

    static boolean hasDamage(Json snapshot) {
        return snapshot.<Json>list("objects").stream()
            .anyMatch(view -> view.is("kind", "combat-damage") && snapshot.list("stack").contains(view.get("id")));
    }

    /** Whoever has priority passes, but nobody twice; a decision ends it. */
    void everybodyPasses(List<String> passed, String but) {
        List<String> done = new ArrayList<>(passed);
        while (waiting().is("type", "priority") && !done.contains(waiting().get("player"))) {
            done.add(waiting().the("player"));
            send("game/act", Json.of("player", waiting().get("player"), "action", PASS), false);
            if (settle(but)) {
                return;
            }
        }
    }

    void expect(Json entry) {
        if (entry.containsKey("needs")) {
            engine.need(entry.the("needs"));
        }
        if (now != null && !entry.is("pending", true)) {
            settle(null);
        }
        Json test = entry.the("must");
        if (isSo(test, test.get("expected"), lookedAt(entry)) == entry.is("negated", true)) {
            throw fail("expected " + entry.get("says"));
        }
    }

    Object lookedAt(Json entry) {
        Json of = entry.the("of");
        Json find = entry.the("find");
        boolean isOthers = entry.containsKey("viewer");
        Json seen = isOthers ? engine.call("game/observe", Json.of("viewer", entry.get("viewer"))) : now;
        Object value = Json.of("attempt", attempt, "fact", fact);
        if (find != null) {
            value = seen.<Json>list("objects").stream().filter(view -> isMeant(view, find)).toList();
        } else if (of != null) {
            value = !of.containsKey("player") ? the(of) : now.<Json>list("players").stream()
                .filter(player -> of.is("player", player.get("name"))).findFirst().orElseThrow();
        } else if (now != null) {
            ((Json) value).putAll(now);
        }
        for (Object step : entry.list("path")) {
            value = at(value, step);
        }
        if (value == MISSING) {
            value = entry.getOrDefault("otherwise", MISSING);
        }
        if (value == MISSING) {
            throw unsupported(entry.get("path") + " is not shown");
        }
        return !entry.containsKey("each") ? value : listed(value).stream()
            .map(item -> ((Json) item).get(entry.get("each"))).filter(Objects::nonNull).toList();
    }

    static Object at(Object value, Object step) {
        if (step instanceof Long index) {
            List<?> list = listed(value);
            long place = index < 0 ? list.size() + index : index;
            return place < 0 || place >= list.size() ? MISSING : list.get((int) place);
        }
        return value instanceof Json fields ? fields.getOrDefault(step, MISSING) : MISSING;
    }

    static List<?> listed(Object value) {
        return value instanceof List<?> list ? list : value == null ? List.of() : List.of(value);
    }

    static List<String> sorted(Object value) {
        return listed(value).stream().map(String::valueOf).sorted().toList();
    }

    boolean isSo(Json test, Object expected, Object value) {
        return switch (test.<String>the("test")) {
            case "equals" -> Objects.equals(value, expected);
            case "members" -> sorted(value).equals(sorted(expected));
            case "contains" -> listed(value).stream()
                .anyMatch(each -> listed(expected).contains(String.valueOf(each).toLowerCase()));
            case "counts" -> expected.equals((long) listed(value).size());
            case "amounts" -> ((Json) expected).entrySet().stream()
                .allMatch(each -> each.getValue().equals(((Json) value).number(each.getKey(), 0)));
            case "has" -> has((Json) value, (Json) expected, List.of());
            case "means" -> areMeant(value, test.list("expected"));
            default -> throw new IllegalArgumentException("there is no test " + test.get("test"));
        };
    }

    // Whole vectors.

    /** The verdict on a vector, and why. */
    static String[] judged(Engine engine, Json vector) throws IOException {
        if (vector.number("format", 0) != 2) {
            throw new IllegalArgumentException("$.format: expected 2, not " + vector.get("format"));
        }
        String place = "$.state";
        try {
            engine.ready();
            Vectors game = new Vectors(engine);
            game.start(vector);
            List<Json> entries = vector.list("entries");
            for (int number = 0; number < entries.size(); number++) {
                place = "$.entries[" + number + "]";
                game.entry(entries.get(number));
            }
            return new String[] {"pass", ""};
        } catch (Ended end) {
            return new String[] {end.verdict, ": " + place + ": " + end.getMessage()};
        } catch (RuntimeException wrong) {
            throw new IllegalArgumentException(place + ": " + wrong, wrong);
        }
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 2) {
            System.err.println("expected a folder with vectors and the command of an engine");
            System.exit(2);
        }
        PrintStream said = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Path folder = Path.of(arguments[0]);
        Path reading = folder;
        Engine engine = new Engine(List.of(arguments).subList(1, arguments.length));
        Map<String, Integer> counts = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(folder)) {
            engine.ready();
            for (Path path : paths.filter(each -> each.toString().endsWith(".json")).sorted().toList()) {
                reading = path;
                if (!path.endsWith("schema.json")) {
                    String[] judged = judged(engine, Json.read(Files.readString(path)));
                    counts.merge(judged[0], 1, Integer::sum);
                    said.println(judged[0] + " " + folder.relativize(path) + judged[1]);
                }
            }
            engine.end();
        } catch (RuntimeException | IOException wrong) {
            System.err.println(reading + ": " + wrong);
            System.exit(2);
        }
        said.println(counts.entrySet().stream().map(each -> each.getValue() + " " + each.getKey())
            .collect(Collectors.joining(", ")));
        System.exit(Set.of("pass", "unsupported").containsAll(counts.keySet()) ? 0 : 1);
    }
}
