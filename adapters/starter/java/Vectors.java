// A consumer of vectors in Java: it plays what `touchstone export` has written on an engine and judges as
// `touchstone run` does. Java 17, no dependencies: `java Vectors.java VECTORS java Adapter.java`.
// docs/vectors.md says what a vector means. An engine of your own in the same process replaces `Engine.call`.

import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.regex.*;
import java.util.stream.*;

public final class Vectors {

    // JSON: objects are maps, arrays lists, numbers of the type Long.

    private static final Pattern TOKEN = Pattern.compile("[\\[\\]{}]|\"(?:[^\"\\\\]|\\\\.)*+\"|[^\\s\\[\\]{}:,\"]+");
    private static final Pattern ESCAPED = Pattern.compile("\\\\(u(....)|.)");

    static Map<String, Object> map(Object... keysAndValues) {
        Map<String, Object> made = new LinkedHashMap<>();
        for (int at = 0; at < keysAndValues.length; at += 2) {
            made.put((String) keysAndValues[at], keysAndValues[at + 1]);
        }
        return made;
    }

    /** The value of a field; null if there is none. */
    static Object get(Object object, String field) {
        return object instanceof Map<?, ?> fields ? fields.get(field) : null;
    }

    static long number(Object object, String field, long otherwise) {
        return get(object, field) instanceof Long number ? number : otherwise;
    }

    /** The list in a field, to be changed; an empty one if there is none. */
    static List<Object> list(Object object, String field) {
        return new ArrayList<>(get(object, field) instanceof List<?> items ? items : List.of());
    }

    static Object read(String text) {
        Stream<String> tokens = TOKEN.matcher(text).results().map(MatchResult::group);
        return value(tokens.collect(Collectors.toCollection(ArrayDeque::new)));
    }

    private static Object value(Deque<String> tokens) {
        String token = tokens.remove();
        switch (token) {
            case "{":
                Map<String, Object> fields = new LinkedHashMap<>();
                while (!tokens.element().equals("}")) {
                    fields.put((String) value(tokens), value(tokens));
                }
                tokens.remove();
                return fields;
            case "[":
                List<Object> items = new ArrayList<>();
                while (!tokens.element().equals("]")) {
                    items.add(value(tokens));
                }
                tokens.remove();
                return items;
            case "null":
                return null;
            case "true", "false":
                return token.equals("true");
            default:
                return token.startsWith("\"") ? unescaped(token) : (Object) Long.valueOf(token);
        }
    }

    private static String unescaped(String token) {
        return ESCAPED.matcher(token.substring(1, token.length() - 1)).replaceAll(
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
            return items.stream().map(Vectors::write).collect(Collectors.joining(",", "[", "]"));
        }
        return !(value instanceof String text) ? String.valueOf(value) : text.chars()
            .mapToObj(each -> String.format(each < ' ' || each == '"' || each == '\\' ? "\\u%04x" : "%c", each))
            .collect(Collectors.joining("", "\"", "\""));
    }

    /** The end of a vector, before its last entry. */
    @SuppressWarnings("serial")
    static final class Ended extends RuntimeException {
        final String verdict;

        Ended(String verdict, String why) {
            super(why);
            this.verdict = verdict;
        }
    }

    /** An engine behind standard input and output, which is granted seconds for an answer, and to be started again. */
    static final class Engine {
        private static final long SECONDS =
            Long.parseLong(Objects.requireNonNullElse(System.getenv("VECTORS_SECONDS"), "10"));
        private static final int RESTARTS = 20;
        private final ExecutorService reader = Executors.newCachedThreadPool();
        private final List<String> command;
        private Process process;
        private BufferedReader answers;
        private long calls;
        private long starts;
        Object about;

        Engine(List<String> command) {
            this.command = command;
        }

        /** Start it, unless it runs. */
        void ready() throws IOException {
            if (process != null) return;
            if (starts++ > RESTARTS) throw new Ended("not-run", "the engine was started again " + RESTARTS + " times");
            process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
            answers = process.inputReader(StandardCharsets.UTF_8);
            about = call("initialize", map("protocol_versions", List.of(1L), "suite_version", "vectors"));
        }

        Object call(String method, Object params) {
            Object request = map("jsonrpc", "2.0", "id", ++calls, "method", method, "params", params);
            Object answer;
            try {
                process.getOutputStream().write((write(request) + "\n").getBytes(StandardCharsets.UTF_8));
                process.getOutputStream().flush();
                String line = reader.submit(answers::readLine).get(SECONDS, TimeUnit.SECONDS);
                if (line == null) throw new EOFException();
                answer = read(line.replace('\u2212', '-'));
            } catch (Exception broken) {
                process.destroyForcibly();
                process = null;
                String verdict = broken instanceof TimeoutException ? "timeout"
                    : broken instanceof RuntimeException ? "protocol-error" : "crash";
                throw new Ended(verdict, "no answer to " + method);
            }
            Object error = get(answer, "error");
            if (error == null) return get(answer, "result");
            throw new Ended(switch ((int) number(error, "code", 0)) {
                case 2, -32601 -> "unsupported";
                case -32603 -> "crash";
                default -> "protocol-error";
            }, String.valueOf(get(error, "message")));
        }

        /** Without one of these in its list of them, a vector is unsupported. */
        void need(List<Object> wanted, Object has, String field) {
            wanted.removeAll(list(has, field));
            if (!wanted.isEmpty()) throw new Ended("unsupported", "the engine does not have " + wanted);
        }
    }

    static final Map<String, Object> NONE = map(
        "attackers", map("type", "attacks", "attacks", List.of()),
        "blockers", map("type", "blocks", "blocks", List.of()));
    static final int MOST_PASSES = 250;

    /** The answer of a decision that has exactly one; null of any other. */
    static Object onlyAnswer(Object decision) {
        String kind = "decision".equals(get(decision, "type")) ? (String) get(decision, "kind") : "word";
        long min = number(decision, "min", 1);
        long max = number(decision, "max", 1);
        List<Object> options = list(decision, "options");
        switch (kind) {
            case "word", "divide":
                return null;
            case "number":
                return min == max ? map("type", "number", "number", min) : null;
            case "attackers", "blockers":
                return options.isEmpty() ? NONE.get(kind) : null;
            default:
                if (max == 0) {
                    options.clear();
                }
                boolean inAnyOrder = options.size() == 1 || kind.equals("modes") || kind.equals("players");
                boolean isOnly = options.isEmpty() || (options.size() == min && inAnyOrder);
                List<Object> ids = options.stream().map(each -> get(each, "id")).toList();
                return isOnly ? map("type", "chosen", "options", ids) : null;
        }
    }

    // One vector on one engine.

    final Engine engine;
    /** The last snapshot, and what became of what was sent last. */
    Map<String, Object> now = map();
    /** The objects by their ids. */
    Map<Object, Object> views = Map.of();
    /** The ids that each card of the state has had, by its handle; the last one first. */
    final Map<Object, List<Object>> ids = new LinkedHashMap<>();
    List<Object> cards = List.of();

    Vectors(Engine engine) {
        this.engine = engine;
    }

    void start(Object vector) {
        Object ruleset = get(vector, "ruleset");
        Object state = get(vector, "state");
        engine.need(new ArrayList<>(List.of(ruleset)), engine.about, "rulesets");
        engine.need(list(vector, "capabilities"), engine.about, "capabilities");
        if (state == null) return;
        List<Object> names = list(vector, "cards");
        engine.need(names, engine.call("cards/known", map("names", List.copyOf(names))), "known");
        Object begun = engine.call("game/new", map("ruleset", ruleset, "state", state, "seed", 0L));
        cards = list(state, "objects");
        for (Object card : cards) {
            String handle = (String) get(card, "handle");
            ids.put(handle, new ArrayList<>(List.of(get(get(begun, "handles"), handle))));
        }
        follow(get(begun, "snapshot"));
    }

    /** Take in a snapshot: an object whose `previous` is the last id of a card is its next one. */
    void follow(Object snapshot) {
        now = map();
        ((Map<?, ?>) snapshot).forEach((field, value) -> now.put((String) field, value));
        views = new LinkedHashMap<>();
        Map<Object, Object> next = new HashMap<>();
        for (Object view : list(now, "objects")) {
            views.put(get(view, "id"), view);
            next.put(get(view, "previous"), get(view, "id"));
        }
        for (List<Object> each : ids.values()) {
            if (next.containsKey(each.get(0))) {
                each.add(0, next.get(each.get(0)));
            }
        }
        for (Object card : cards) {
            List<Object> own = ids.get(get(card, "handle"));
            if (!views.containsKey(own.get(0))) {
                // It changed zones twice between two looks: it is found if only one object can be it.
                Object alike = map("name", get(card, "card"), "owner", get(card, "owner"),
                    "kind", Arrays.asList(null, "card"));
                List<Object> free = at(List.of("objects", alike, "id"));
                ids.values().forEach(each -> free.remove(each.get(0)));
                own.addAll(0, free.size() == 1 ? free : List.of());
            }
        }
    }

    // What is looked at.

    /** Whether something is like a pattern. */
    boolean matches(Object value, Object pattern) {
        if (pattern instanceof List<?> several) return several.stream().anyMatch(each -> matches(value, each));
        if (value instanceof List<?> items) {
            return items.isEmpty() ? matches(null, pattern) : items.stream().anyMatch(each -> matches(each, pattern));
        }
        if (!(pattern instanceof Map<?, ?> fields) || value == null) return Objects.equals(value, pattern);
        Object view = value instanceof String id ? views.getOrDefault(id, id) : value;
        return fields.entrySet().stream().allMatch(each -> each.getKey().equals("card")
            ? ids.get(each.getValue()).contains(view instanceof String id ? id : get(view, "id"))
            : matches(get(view, (String) each.getKey()), each.getValue()));
    }

    /** What is on a path, as a list of its own. */
    List<Object> at(List<?> path) {
        Stream<Object> found = Stream.of(now);
        for (Object step : path) {
            if (step instanceof Long place) {
                List<Object> all = found.toList();
                found = all.stream().skip(Math.max(0, place < 0 ? all.size() + place : place)).limit(1);
            } else if (step instanceof String field) {
                found = found.flatMap(each -> shown(each, field));
            } else {
                found = found.filter(each -> matches(each, step));
            }
        }
        return found.collect(Collectors.toCollection(ArrayList::new));
    }

    static Stream<Object> shown(Object object, String field) {
        if (!(object instanceof Map<?, ?> fields) || !fields.containsKey(field)) {
            throw new Ended("unsupported", field + " is not shown");
        }
        return fields.get(field) instanceof List<?> ? list(object, field).stream()
            : Stream.ofNullable(fields.get(field));
    }

    /** Whether what is on the path of a look is what it must be. */
    boolean holds(Object look) {
        List<Object> found = at(list(look, "path"));
        if (get(look, "is") instanceof List<?> wanted) {
            return wanted.stream().allMatch(each -> take(found, each) != null) && found.isEmpty();
        }
        long least = number(look, "least", 1);
        return get(look, "count") instanceof Long count ? found.size() == count : found.size() >= least;
    }

    /** Take one out that is like a pattern, or like the first of several; null if there is none. */
    Object take(List<Object> left, Object pattern) {
        for (Object each : pattern instanceof List<?> several ? several : List.of(pattern)) {
            for (Object value : left) {
                if (matches(value, each)) {
                    left.remove(value);
                    return value;
                }
            }
        }
        return null;
    }

    /** A request with the ids of this game. */
    Object filled(Object value, List<Object> options) {
        if (value instanceof List<?> items) return items.stream().map(each -> filled(each, options)).toList();
        if (!(value instanceof Map<?, ?> fields)) return value;
        Object option = fields.containsKey("$option") ? take(options, fields.get("$option")) : null;
        if (option != null) return get(option, "id");
        if (fields.containsKey("$option") || fields.containsKey("$at")) {
            List<Object> found = fields.get("$at") instanceof List<?> path ? at(path) : List.of();
            if (found.size() != 1) throw new Ended("fail", found.size() + " are " + write(value));
            return found.get(0);
        }
        Map<String, Object> made = map();
        fields.forEach((name, each) -> made.put((String) name, filled(each, options)));
        return made;
    }

    // What is done.

    /** Do one entry. */
    void play(Object entry) {
        engine.need(list(entry, "needs"), engine.about, "capabilities");
        Object open = get(entry, "open");
        Object send = get(entry, "send");
        boolean tries = Boolean.TRUE.equals(get(entry, "tries"));
        settle(open);
        try {
            if (!list(entry, "expect").stream().allMatch(this::holds)) {
                throw new Ended("fail", "expected " + get(entry, "says"));
            }
            if (get(entry, "pass") instanceof Map<?, ?> pass) {
                pass(pass, open, "expected " + get(entry, "says"));
            }
            if (send != null) {
                Object params = filled(get(send, "params"), list(waiting(), "options"));
                send((String) get(send, "method"), params, tries);
            }
        } catch (Ended end) {
            if (!tries || !end.verdict.equals("fail")) throw end;
            now.put("result", map("outcome", "refused", "changed", false));
        }
    }

    Object waiting() {
        return now.get("waiting");
    }

    void send(String method, Object params, boolean tries) {
        Map<String, Object> before = now;
        Object result = engine.call(method, params);
        Object outcome = get(result, "outcome");
        String message = outcome + ": " + get(result, "message");
        now.put("result", result);
        if (outcome == null) return;
        if (outcome.equals("unsupported")) throw new Ended("unsupported", message);
        if (outcome.equals("refused") && !tries) throw new Ended("fail", write(params) + " is " + message);
        Object snapshot = get(result, "snapshot");
        follow(snapshot != null ? snapshot : engine.call("game/observe", map()));
        before.remove("result");
        now.put("result", map("outcome", outcome, "changed", !before.equals(now)));
    }

    void answer(Object answer) {
        send("game/answer", map("decision", get(waiting(), "id"), "answer", answer, "observe", true), false);
    }

    /** Answer every decision with one legal answer, unless it is left open. */
    void settle(Object open) {
        while (onlyAnswer(waiting()) != null && !matches(waiting(), open)) {
            answer(onlyAnswer(waiting()));
        }
    }

    /** Players pass, until something has come. */
    void pass(Object pass, Object open, String says) {
        boolean isRound = get(pass, "players") != null;
        List<Object> left = list(pass, "players");
        for (int passes = 0; passes < MOST_PASSES; passes++) {
            settle(open);
            if (list(pass, "until").stream().anyMatch(this::holds)) return;
            Object player = get(waiting(), "player");
            Object none = NONE.get(String.valueOf(get(waiting(), "kind")));
            if ("priority".equals(get(waiting(), "type"))) {
                if (isRound && !left.remove(player)) return;
                Object action = map("type", "pass");
                send("game/act", map("player", player, "action", action, "observe", true), false);
            } else if (none != null) {
                answer(none);
            } else {
                break;
            }
        }
        throw new Ended("fail", says);
    }

    /** The verdict on a vector, and why. */
    static String[] judged(Engine engine, Object vector) throws IOException {
        if (number(vector, "format", 0) != 3) {
            throw new IllegalArgumentException("$.format: expected 3, not " + get(vector, "format"));
        }
        String place = "$.state";
        try {
            engine.ready();
            Vectors game = new Vectors(engine);
            game.start(vector);
            List<Object> entries = list(vector, "entries");
            for (int number = 0; number < entries.size(); number++) {
                place = "$.entries[" + number + "]";
                game.play(entries.get(number));
            }
            return new String[] {"pass", ""};
        } catch (Ended end) {
            return new String[] {end.verdict, ": " + place + ": " + end.getMessage()};
        }
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 2) throw new IllegalArgumentException("expected a folder and the command of an engine");
        Path folder = Path.of(arguments[0]);
        Engine engine = new Engine(List.of(arguments).subList(1, arguments.length));
        PrintStream said = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Map<String, Integer> counts = new TreeMap<>();
        List<Path> paths;
        try (Stream<Path> found = Files.walk(folder)) {
            paths = found.filter(each -> each.toString().endsWith(".json")).sorted().toList();
        }
        for (Path path : paths) {
            if (path.endsWith("schema.json")) continue;
            try {
                String[] judged = judged(engine, read(Files.readString(path)));
                counts.merge(judged[0], 1, Integer::sum);
                said.println(judged[0] + " " + folder.relativize(path) + judged[1]);
            } catch (RuntimeException | IOException wrong) {
                System.err.println(path + ": " + wrong);
                System.exit(2);
            }
        }
        said.println(counts.entrySet().stream().map(each -> each.getValue() + " " + each.getKey())
            .collect(Collectors.joining(", ")));
        System.exit(Set.of("pass", "unsupported").containsAll(counts.keySet()) ? 0 : 1);
    }
}
