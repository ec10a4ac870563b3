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
    static final Map<String, Object> PASS = Map.of("type", "pass");
    static final int MOST_STEPS = 250;

    final Engine engine;
    Game game = new Game(null, null);

    Vectors(Engine engine) {
        this.engine = engine;
    }

    static void need(List<?> wanted, List<?> had) {
        for (Object each : wanted) {
            if (!had.contains(each)) throw new End("unsupported", "the engine does not have " + each);
        }
    }

    /** The result of a request, as it reads in JSON. */
    Object call(String method, Object params) {
        return new Adapter.Json(Adapter.Json.write(engine.call(method, Adapter.asMap(params)))).read();
    }

    /** Do everything in a vector. */
    void play(Object vector) {
        Object state = Adapter.get(vector, "state");
        Object ruleset = Adapter.get(vector, "ruleset");
        Object about = call("initialize", Map.of("protocol_versions", List.of(1L), "suite_version", ""));
        need(List.of(ruleset), Adapter.list(about, "rulesets"));
        need(Adapter.list(vector, "needs"), Adapter.list(about, "capabilities"));
        if (state != null) {
            List<?> names = Adapter.list(vector, "cards");
            need(names, Adapter.list(call("cards/known", Map.of("names", names)), "known"));
            game = new Game(state, call("game/new", Map.of("ruleset", ruleset, "state", state, "seed", 0L)));
        }
        for (Object entry : Adapter.list(vector, "entries")) {
            need(Adapter.list(entry, "needs"), Adapter.list(about, "capabilities"));
            goOn(entry);
            if (!Adapter.list(entry, "expect").stream().allMatch(game::holds)) throw failed(entry, "");
            if (Adapter.get(entry, "send") != null) {
                take(sent(Adapter.get(entry, "send")), entry, Boolean.TRUE.equals(Adapter.get(entry, "tries")));
            }
        }
    }

    static End failed(Object entry, String because) {
        return new End("fail", "expected " + Adapter.get(entry, "says") + because);
    }

    /** The result of what an entry sends: what names something that is not there is refused, without being sent. */
    Object sent(Object send) {
        Object params;
        try {
            params = game.filled(Adapter.get(send, "params"));
        } catch (NoSuchElementException none) {
            return Adapter.map("outcome", "refused", "message", "something is not there");
        }
        return call((String) Adapter.get(send, "method"), params);
    }

    /** Take in a result; what is refused ends the vector, unless the entry tries. */
    void take(Object result, Object entry, boolean tries) {
        List<?> before = game.position();
        Object outcome = Adapter.get(result, "outcome");
        String message = String.valueOf(Adapter.get(result, "message"));
        if ("unsupported".equals(outcome)) throw new End("unsupported", message);
        if ("refused".equals(outcome) && !tries) throw failed(entry, ", refused: " + message);
        if (outcome != null) {
            Object snapshot = Adapter.get(result, "snapshot");
            game.follow(snapshot != null ? snapshot : call("game/observe", Map.of()));
            result = Adapter.map("outcome", outcome, "changed", !before.equals(game.position()));
        }
        game.now.put("result", result);
    }

    /** Answer what has one legal answer; players pass until what an entry waits for has come. */
    void goOn(Object entry) {
        List<?> until = Adapter.list(entry, "until");
        for (int steps = 0; steps < MOST_STEPS; steps++) {
            Object waiting = game.now.get("waiting");
            Object only = game.onlyAnswer(Adapter.get(entry, "open"));
            if (only == null && (until.isEmpty() || until.stream().anyMatch(game::holds))) return;
            Object answer = only != null ? only : Game.NONE.get(Adapter.get(waiting, "kind"));
            if (answer == null && !"priority".equals(Adapter.get(waiting, "type"))) break;
            Map<String, Object> reply = Adapter.map("decision", Adapter.get(waiting, "id"), "answer", answer);
            Map<String, Object> pass = Adapter.map("player", Adapter.get(waiting, "player"), "action", PASS);
            Map<String, Object> params = answer != null ? reply : pass;
            params.put("observe", true);
            take(call(answer != null ? "game/answer" : "game/act", params), entry, false);
        }
        throw failed(entry, ", and players pass in vain");
    }

    /** The verdict on the vector in a file, and why. */
    static String[] judged(Path path, Engine engine) throws IOException {
        try {
            Object vector = new Adapter.Json(Files.readString(path)).read();
            Object format = Adapter.get(vector, "format");
            if (!Objects.equals(format, 5L)) throw new End("no-vector", "$.format: expected 5, not " + format);
            new Vectors(engine).play(vector);
            return new String[] {"pass", (String) Adapter.get(vector, "title")};
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
        try (Stream<Path> found = Files.exists(folder) ? Files.walk(folder) : Stream.empty()) {
            paths = found.filter(each -> each.toString().endsWith(".json") && !each.endsWith("schema.json")).toList();
        }
        boolean isWell = !paths.isEmpty();
        if (!isWell) System.err.println("no vectors stand in " + folder + ": touchstone export writes them");
        for (Path path : paths.stream().sorted().toList()) {
            String[] judged = judged(path, engine);
            said.println(judged[0] + " " + folder.relativize(path) + ": " + judged[1]);
            isWell &= judged[0].equals("pass") || judged[0].equals("unsupported");
        }
        return isWell;
    }

    public static void main(String[] arguments) throws IOException {
        System.exit(judge(Path.of(arguments.length > 0 ? arguments[0] : "vectors"), Adapter::call) ? 0 : 1);
    }
}
