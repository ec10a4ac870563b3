// A consumer of vectors in Java: it plays what `touchstone export` has written on the engine beside it and judges as
// `touchstone run` does. Java 17, no dependencies: `javac -d build *.java`, then `java -cp build Vectors VECTORS`.
// docs/vectors.md says what a vector means. For an engine of your own, give its method in place of `Adapter::call`.

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.stream.Stream;

/** One vector on one engine. */
public final class Vectors {

    /** What answers a request, or throws. */
    interface Engine {
        Object call(String method, Map<String, Object> params);
    }

    /** The end of a vector before its last entry. */
    static final class End extends RuntimeException {
        final String verdict;

        End(String verdict, String why) {
            super(why);
            this.verdict = verdict;
        }
    }

    /** What a fault means, by its code. */
    static final Map<Integer, String> FAULTS = Map.of(
        2, "unsupported", Adapter.Fault.METHOD, "unsupported", Adapter.Fault.OWN_FAULT, "crash",
        Adapter.Fault.PARSE, "no-vector");
    /** Declarations of nothing. */
    static final Map<String, Object> NONE = Adapter.map(
        "attackers", Adapter.map("type", "attacks", "attacks", List.of()),
        "blockers", Adapter.map("type", "blocks", "blocks", List.of()));
    static final int MOST_STEPS = 250;

    final Object vector;
    final Engine engine;
    /** The last snapshot, with the `result` of what was sent last. */
    Map<String, Object> now = Adapter.map("waiting", Map.of());
    /** The handle of a card of the state, by each id that it has had. */
    final Map<Object, Object> cards = new HashMap<>();

    Vectors(Object vector, Engine engine) {
        this.vector = vector;
        this.engine = engine;
    }

    /** The value of a field; null if there is none. */
    static Object get(Object object, String field) {
        return object instanceof Map<?, ?> fields ? fields.get(field) : null;
    }

    /** The list in a field; an empty one if there is none. */
    static List<?> list(Object object, String field) {
        return get(object, field) instanceof List<?> items ? items : List.of();
    }

    static void need(List<?> wanted, List<?> had) {
        for (Object each : wanted) {
            if (!had.contains(each)) throw new End("unsupported", "the engine does not have " + each);
        }
    }

    /** The answer of a decision that has exactly one legal answer; null of any other. */
    static Object onlyAnswer(Object decision) {
        Object kind = "decision".equals(get(decision, "type")) ? get(decision, "kind") : "word";
        long min = get(decision, "min") instanceof Long given ? given : 1;
        long max = get(decision, "max") instanceof Long given ? given : 1;
        List<?> ids = list(decision, "options").stream().map(each -> get(each, "id")).toList();
        if (kind.equals("word") || kind.equals("divide")) return null;
        if (kind.equals("number")) return min == max ? Adapter.map("type", "number", "number", min) : null;
        if (NONE.containsKey(kind)) return ids.isEmpty() ? NONE.get(kind) : null;
        if (ids.isEmpty() || max == 0) return Adapter.map("type", "chosen", "options", List.of());
        boolean inAnyOrder = ids.size() == 1 || kind.equals("modes") || kind.equals("players");
        return ids.size() == min && inAnyOrder ? Adapter.map("type", "chosen", "options", ids) : null;
    }

    /** The result of a request, as it reads in JSON. */
    Object call(String method, Object params) {
        return new Adapter.Json(Adapter.Json.write(engine.call(method, Adapter.asMap(params)))).read();
    }

    /** Do everything in the vector. */
    void play() {
        Object state = get(vector, "state");
        Object ruleset = get(vector, "ruleset");
        Object about = call("initialize", Map.of("protocol_versions", List.of(1L), "suite_version", ""));
        need(List.of(ruleset), list(about, "rulesets"));
        need(list(vector, "needs"), list(about, "capabilities"));
        if (state != null) {
            List<?> names = list(vector, "cards");
            need(names, list(call("cards/known", Map.of("names", names)), "known"));
            Object begun = call("game/new", Map.of("ruleset", ruleset, "state", state, "seed", 0L));
            Adapter.asMap(get(begun, "handles")).forEach((handle, id) -> cards.put(id, handle));
            follow(get(begun, "snapshot"));
        }
        for (Object entry : list(vector, "entries")) {
            need(list(entry, "needs"), list(about, "capabilities"));
            goOn(entry);
            if (!list(entry, "expect").stream().allMatch(this::holds)) throw failed(entry, "");
            if (get(entry, "send") != null) {
                take(sent(get(entry, "send")), entry, Boolean.TRUE.equals(get(entry, "tries")));
            }
        }
    }

    static End failed(Object entry, String because) {
        return new End("fail", "expected " + get(entry, "says") + because);
    }

    /** Take in a snapshot: an object whose `previous` is an id of a card is that card. */
    void follow(Object snapshot) {
        now = new HashMap<>(Adapter.asMap(snapshot));
        for (Object view : list(now, "objects")) {
            if (cards.containsKey(get(view, "previous"))) cards.put(get(view, "id"), cards.get(get(view, "previous")));
        }
        for (Object card : list(get(vector, "state"), "objects")) {
            if (!at(List.of("objects", Adapter.map("card", get(card, "handle")))).isEmpty()) continue;
            // It changed zones twice since the last look: it is found if only one object can be it.
            List<?> kinds = Arrays.asList(null, "card");
            Object alike = Adapter.map("name", get(card, "card"), "owner", get(card, "owner"), "kind", kinds);
            List<?> free = at(List.of("objects", alike, "id")).stream().filter(id -> !cards.containsKey(id)).toList();
            if (free.size() == 1) cards.put(free.get(0), get(card, "handle"));
        }
    }

    /** Whether something is like a pattern. */
    boolean matches(Object value, Object pattern) {
        if (pattern instanceof List<?> several) return several.stream().anyMatch(each -> matches(value, each));
        if (value instanceof List<?> items) {
            return items.isEmpty() ? matches(null, pattern) : items.stream().anyMatch(each -> matches(each, pattern));
        }
        if (value == null || !(pattern instanceof Map<?, ?> fields)) return Objects.equals(value, pattern);
        Stream<?> ofThatId = list(now, "objects").stream().filter(each -> value.equals(get(each, "id")));
        Object view = ofThatId.map(Object.class::cast).findFirst().orElse(value);
        return fields.entrySet().stream().allMatch(each -> each.getKey().equals("card")
            ? each.getValue().equals(cards.get(view instanceof Map ? get(view, "id") : view))
            : matches(get(view, (String) each.getKey()), each.getValue()));
    }

    /** What is on a path. */
    List<?> at(List<?> path) {
        List<?> found = List.of(now);
        for (Object step : path) {
            if (step instanceof Long place) {
                found = found.stream().skip(Math.max(0, place < 0 ? found.size() + place : place)).limit(1).toList();
            } else if (step instanceof String field) {
                found = found.stream().flatMap(each -> shown(each, field)).toList();
            } else {
                found = found.stream().filter(each -> matches(each, step)).toList();
            }
        }
        return found;
    }

    static Stream<?> shown(Object object, String field) {
        if (!Adapter.asMap(object).containsKey(field)) throw new End("unsupported", "no " + field + " is shown");
        return get(object, field) instanceof List<?> items ? items.stream() : Stream.ofNullable(get(object, field));
    }

    /** Whether something is on a path, or just so many. */
    boolean holds(Object look) {
        int found = at(list(look, "path")).size();
        return get(look, "count") instanceof Long count ? found == count : found > 0;
    }

    /** A request with the ids of this game. Throws NoSuchElementException if something is not there. */
    Object filled(Object value) {
        if (value instanceof List<?> items) return items.stream().map(this::filled).toList();
        if (!(value instanceof Map<?, ?> fields)) return value;
        if (fields.get("$first") instanceof List<?> paths) {
            return paths.stream().flatMap(path -> at((List<?>) path).stream()).findFirst().orElseThrow();
        }
        Map<String, Object> made = Adapter.map();
        fields.forEach((name, each) -> made.put((String) name, filled(each)));
        return made;
    }

    /** The result of what an entry sends: what names something that is not there is refused, without being sent. */
    Object sent(Object send) {
        Object params;
        try {
            params = filled(get(send, "params"));
        } catch (NoSuchElementException none) {
            return Adapter.map("outcome", "refused", "message", "something is not there");
        }
        return call((String) get(send, "method"), params);
    }

    /** Take in a result; what is refused ends the vector, unless the entry tries. */
    void take(Object result, Object entry, boolean tries) {
        Map<String, Object> before = now;
        Object outcome = get(result, "outcome");
        Object message = get(result, "message");
        now.put("result", result);
        if (outcome == null) return;
        if (outcome.equals("unsupported")) throw new End("unsupported", String.valueOf(message));
        if (outcome.equals("refused") && !tries) throw failed(entry, ", refused: " + message);
        follow(get(result, "snapshot") != null ? get(result, "snapshot") : call("game/observe", Map.of()));
        before.remove("result");
        now.put("result", Adapter.map("outcome", outcome, "changed", !position(before).equals(position(now))));
    }

    /** A snapshot, but for what a player is to decide: answers may be refused together. */
    static Map<String, Object> position(Map<String, Object> snapshot) {
        Map<String, Object> position = new HashMap<>(snapshot);
        position.computeIfPresent("waiting", (key, it) -> "decision".equals(get(it, "type")) ? get(it, "player") : it);
        return position;
    }

    /** Answer what has one legal answer; players pass until what an entry waits for has come. */
    void goOn(Object entry) {
        List<?> until = list(entry, "until");
        for (int steps = 0; steps < MOST_STEPS; steps++) {
            Object waiting = now.get("waiting");
            Object only = matches(waiting, get(entry, "open")) ? null : onlyAnswer(waiting);
            if (only == null && (until.isEmpty() || until.stream().anyMatch(this::holds))) return;
            Object answer = only != null ? only : NONE.get(get(waiting, "kind"));
            if (answer == null && !"priority".equals(get(waiting, "type"))) break;
            Map<String, Object> pass = Adapter.map("player", get(waiting, "player"), "action", Map.of("type", "pass"));
            Map<String, Object> reply = Adapter.map("decision", get(waiting, "id"), "answer", answer);
            Map<String, Object> params = answer == null ? pass : reply;
            params.put("observe", true);
            take(call(answer == null ? "game/act" : "game/answer", params), entry, false);
        }
        throw failed(entry, ", and players pass in vain");
    }

    /** The verdict on the vector in a file, and why. */
    static String[] judged(Path path, Engine engine) throws IOException {
        try {
            Object vector = new Adapter.Json(Files.readString(path)).read();
            Object format = get(vector, "format");
            if (!Objects.equals(format, 4L)) throw new End("no-vector", "$.format: expected 4, not " + format);
            new Vectors(vector, engine).play();
            return new String[] {"pass", (String) get(vector, "title")};
        } catch (End end) {
            return new String[] {end.verdict, end.getMessage()};
        } catch (Adapter.Fault fault) {
            return new String[] {FAULTS.getOrDefault(fault.code, "protocol-error"), fault.getMessage()};
        } catch (RuntimeException broken) {
            return new String[] {"crash", broken.toString()};
        }
    }

    /** Judge every vector in a folder; whether all are as they should be. */
    static boolean judge(Path folder, Engine engine) throws IOException {
        PrintStream said = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        List<Path> paths;
        try (Stream<Path> found = Files.walk(folder)) {
            paths = found.filter(each -> each.toString().endsWith(".json") && !each.endsWith("schema.json")).toList();
        }
        if (paths.isEmpty()) throw new IOException("no vectors stand in " + folder + ": touchstone export writes them");
        boolean isWell = true;
        for (Path path : paths.stream().sorted().toList()) {
            String[] judged = judged(path, engine);
            said.println(judged[0] + " " + folder.relativize(path) + ": " + judged[1]);
            isWell &= judged[0].equals("pass") || judged[0].equals("unsupported");
        }
        return isWell;
    }

    public static void main(String[] arguments) throws IOException {
        System.exit(judge(Path.of(arguments[0]), Adapter::call) ? 0 : 1);
    }
}
