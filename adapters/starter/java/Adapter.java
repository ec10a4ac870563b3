// A starter kit: an adapter for Touchstone in Java, with a toy engine behind it. Java 17, no dependencies.
// Try it with `touchstone doctor --engine "java Adapter.java"`. Then replace the toy by your engine.

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

public final class Adapter {

    // The toy engine: it sets up a position, shows it, and passes priority from step to step. Replace it by yours.

    static final Map<String, String> TYPES = Map.of("Plains", "Land", "Grizzly Bears", "Creature");
    static final List<String> STEPS = List.of(
        "upkeep", "draw", "precombat-main", "beginning-of-combat", "end-of-combat", "postcombat-main", "end");

    /** A game in which players can do nothing but pass. */
    static final class Toy {
        final List<Map<String, Object>> players;
        final Map<String, Map<String, Object>> objects = new LinkedHashMap<>();
        long turn;
        String step;
        String active;
        String priority;
        int passes;

        Toy(Map<String, Object> state) {
            players = maps(state.get("players"));
            for (Map<String, Object> given : maps(state.getOrDefault("objects", List.of()))) {
                objects.put("o" + (objects.size() + 1), given);
            }
            turn = (Long) state.getOrDefault("turn", 1L);
            step = (String) state.getOrDefault("step", "precombat-main");
            active = (String) state.get("active");
            priority = active;
        }

        /** Hand priority on; when everybody has passed, the next step begins. */
        void pass() {
            passes += 1;
            if (passes < players.size()) {
                priority = after(priority);
                return;
            }
            passes = 0;
            int number = STEPS.indexOf(step) + 1;
            step = STEPS.get(number % STEPS.size());
            if (number == STEPS.size()) {
                turn += 1;
                active = after(active);
            }
            priority = active;
        }

        /** The player whose turn follows. */
        String after(String player) {
            int number = 0;
            while (!players.get(number).get("name").equals(player)) {
                number += 1;
            }
            return (String) players.get((number + 1) % players.size()).get("name");
        }

        /** The ids of a player's cards in a zone, the top one first. */
        List<String> zone(Object player, String zone) {
            return objects.entrySet().stream()
                .filter(each -> each.getValue().get("owner").equals(player) && each.getValue().get("zone").equals(zone))
                .map(Map.Entry::getKey)
                .toList();
        }
    }

    // The adapter: one method for each method of the protocol.

    static Toy game;
    static boolean leaving;

    /** A call that cannot be carried out: a code of the protocol, and a sentence. */
    static final class Fault extends RuntimeException {
        static final int PARSE = -32700;
        static final int REQUEST = -32600;
        static final int METHOD = -32601;
        static final int PARAMS = -32602;
        static final int OWN_FAULT = -32603;
        final int code;

        Fault(int code, String message) {
            super(message);
            this.code = code;
        }
    }

    static Object call(String method, Map<String, Object> params) {
        return switch (method) {
            case "initialize" -> map(
                "protocol_version", 1, "name", "starter", "version", "0.1.0", "language", "Java",
                "rulesets", List.of("2007-10"), "capabilities", List.of("view:hidden-information"));
            case "cards/known" -> cardsKnown(params.get("names"));
            case "game/new" -> newGame(asMap(params.get("state")));
            case "game/observe" -> snapshot((String) params.get("viewer"));
            case "game/act" -> act((String) params.get("player"), asMap(params.get("action")));
            case "game/answer" -> refused("not-yours", "no decision is pending");
            case "shutdown" -> {
                leaving = true;
                yield null;
            }
            default -> throw new Fault(Fault.METHOD, "there is no method '" + method + "'");
        };
    }

    static Object cardsKnown(Object names) {
        if (!(names instanceof List<?> list)) {
            throw new Fault(Fault.PARAMS, "expected a list of names in `names`");
        }
        return map("known", list.stream().filter(TYPES::containsKey).toList());
    }

    /** Forget the game before and set up this position. */
    static Object newGame(Map<String, Object> state) {
        game = new Toy(state);
        Map<String, Object> handles = new LinkedHashMap<>();
        game.objects.forEach((id, given) -> handles.put((String) given.get("handle"), id));
        return map("handles", handles, "snapshot", snapshot(null));
    }

    /** Pass; refuse what is illegal; say of everything else that it is not supported. */
    static Object act(String player, Map<String, Object> action) {
        String type = (String) action.get("type");
        if (!List.of("play", "activate", "pass", "concede").contains(type)) {
            throw new Fault(Fault.PARAMS, "there is no action '" + type + "'");
        }
        if (!player.equals(game.priority)) {
            return refused("timing", game.priority + " has priority");
        }
        if (type.equals("pass")) {
            game.pass();
            return map("outcome", "accepted", "waiting", waiting());
        }
        if (type.equals("concede")) {
            return unsupported("nobody can concede yet");
        }
        Map<String, Object> given = game.objects.get((String) action.get("object"));
        if (given == null) {
            return refused("unknown-object", "there is no object '" + action.get("object") + "'");
        }
        if (!given.get("owner").equals(player)) {
            return refused("not-yours", "it belongs to another player");
        }
        return unsupported("cards cannot be played yet");
    }

    static Map<String, Object> waiting() {
        return map("type", "priority", "player", game.priority);
    }

    /** Nothing has changed, because the rules forbid it. */
    static Object refused(String reason, String message) {
        return map("outcome", "refused", "waiting", waiting(), "reason", reason, "message", message);
    }

    /** Nothing has changed, because the adapter or the engine cannot do this. */
    static Object unsupported(String message) {
        return map("outcome", "unsupported", "waiting", waiting(), "message", message);
    }

    /** The whole game, or what the viewer may see of it. What the engine cannot tell is left out. */
    static Object snapshot(String viewer) {
        List<Object> players = new ArrayList<>();
        for (Map<String, Object> player : game.players) {
            Object name = player.get("name");
            players.add(map(
                "name", name, "life", player.getOrDefault("life", 20L), "library", game.zone(name, "library"),
                "hand", game.zone(name, "hand"), "graveyard", game.zone(name, "graveyard")));
        }
        List<Object> objects = new ArrayList<>();
        game.objects.forEach((id, given) -> objects.add(objectView(id, given, viewer)));
        return map(
            "turn", game.turn, "active", game.active, "step", game.step, "waiting", waiting(), "players", players,
            "objects", objects, "stack", List.of());
    }

    /** A card; one that is hidden from the viewer has no name. */
    static Object objectView(String id, Map<String, Object> given, String viewer) {
        Object zone = given.get("zone");
        Object owner = given.get("owner");
        Map<String, Object> view = map("id", id, "zone", zone, "owner", owner);
        if (viewer != null && (zone.equals("library") || (zone.equals("hand") && !owner.equals(viewer)))) {
            return view;
        }
        String card = (String) given.get("card");
        view.putAll(map("kind", "card", "name", card, "types", List.of(TYPES.get(card))));
        if (zone.equals("battlefield")) {
            Object controller = given.get("controller");
            view.put("controller", controller != null ? controller : owner);
            view.put("tapped", given.getOrDefault("tapped", false));
        }
        return view;
    }

    /** The response to one line. */
    static Map<String, Object> answer(String line) {
        Object id = null;
        try {
            if (!(new Json(line).read() instanceof Map<?, ?> read) || !(read.get("method") instanceof String method)) {
                throw new Fault(Fault.REQUEST, "expected an object with a method");
            }
            id = read.get("id");
            Map<String, Object> params = read.containsKey("params") ? asMap(read.get("params")) : Map.of();
            return map("jsonrpc", "2.0", "id", id, "result", call(method, params));
        } catch (Fault fault) {
            return map("jsonrpc", "2.0", "id", id, "error", map("code", fault.code, "message", fault.getMessage()));
        } catch (RuntimeException fault) { // the game is lost; the next game/new starts afresh
            fault.printStackTrace();
            return map("jsonrpc", "2.0", "id", id, "error", map("code", Fault.OWN_FAULT, "message", fault.toString()));
        }
    }

    /** Answer until `shutdown` or the end of the input. Standard output carries answers and nothing else. */
    public static void main(String[] arguments) throws IOException {
        PrintStream answers = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        System.setOut(System.err);
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String line;
        while (!leaving && (line = requests.readLine()) != null) {
            answers.print(Json.write(answer(line)) + "\n");
            answers.flush();
        }
    }

    // JSON, as far as the protocol needs it. With a library at hand, use that.

    static Map<String, Object> map(Object... keysAndValues) {
        Map<String, Object> made = new LinkedHashMap<>();
        for (int each = 0; each < keysAndValues.length; each += 2) {
            made.put((String) keysAndValues[each], keysAndValues[each + 1]);
        }
        return made;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> asMap(Object value) {
        if (!(value instanceof Map)) {
            throw new Fault(Fault.PARAMS, "expected an object");
        }
        return (Map<String, Object>) value;
    }

    /** The value of a field; null if there is none. */
    static Object get(Object object, String field) {
        return object instanceof Map<?, ?> fields ? fields.get(field) : null;
    }

    /** The list in a field; an empty one if there is none. */
    static List<?> list(Object object, String field) {
        return get(object, field) instanceof List<?> items ? items : List.of();
    }

    static List<Map<String, Object>> maps(Object value) {
        return ((List<?>) value).stream().map(Adapter::asMap).toList();
    }

    static final class Json {
        private final String text;
        private int at;

        Json(String text) {
            this.text = text;
        }

        Object read() {
            Object value = value();
            if (peek() != '\0') {
                throw broken();
            }
            return value;
        }

        private Fault broken() {
            return new Fault(Fault.PARSE, "this is not JSON at character " + at);
        }

        private char peek() {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
                at += 1;
            }
            return at < text.length() ? text.charAt(at) : '\0';
        }

        private boolean take(char expected) {
            if (peek() != expected) {
                return false;
            }
            at += 1;
            return true;
        }

        private void expect(char expected) {
            if (!take(expected)) {
                throw broken();
            }
        }

        private Object value() {
            return switch (peek()) {
                case '{' -> object();
                case '[' -> list();
                case '"' -> string();
                default -> word();
            };
        }

        private Object object() {
            Map<String, Object> made = new LinkedHashMap<>();
            expect('{');
            while (!take('}')) {
                if (!made.isEmpty()) {
                    expect(',');
                }
                String key = string();
                expect(':');
                made.put(key, value());
            }
            return made;
        }

        private Object list() {
            List<Object> made = new ArrayList<>();
            expect('[');
            while (!take(']')) {
                if (!made.isEmpty()) {
                    expect(',');
                }
                made.add(value());
            }
            return made;
        }

        private Object word() {
            int begin = at;
            while (at < text.length() && ",]} \n\r\t".indexOf(text.charAt(at)) < 0) {
                at += 1;
            }
            String word = text.substring(begin, at);
            switch (word) {
                case "null":
                    return null;
                case "true", "false":
                    return word.equals("true");
                default:
            }
            try {
                return Long.valueOf(word);
            } catch (NumberFormatException fault) {
                throw broken();
            }
        }

        private String string() {
            StringBuilder made = new StringBuilder();
            expect('"');
            while (at < text.length()) {
                char each = text.charAt(at++);
                if (each == '"') {
                    return made.toString();
                }
                made.append(each == '\\' ? escaped() : each);
            }
            throw broken();
        }

        private char escaped() {
            if (at >= text.length()) {
                throw broken();
            }
            char each = text.charAt(at++);
            if (each != 'u') {
                int known = "bfnrt".indexOf(each);
                return known < 0 ? each : "\b\f\n\r\t".charAt(known);
            }
            try {
                at += 4;
                return (char) Integer.parseInt(text.substring(at - 4, at), 16);
            } catch (IndexOutOfBoundsException | NumberFormatException fault) {
                throw broken();
            }
        }

        static String write(Object value) {
            if (value instanceof Map<?, ?> fields) {
                return fields.entrySet().stream()
                    .map(each -> quoted((String) each.getKey()) + ":" + write(each.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
            }
            if (value instanceof List<?> list) {
                return list.stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
            }
            return value instanceof String text ? quoted(text) : String.valueOf(value);
        }

        private static String quoted(String text) {
            StringBuilder made = new StringBuilder("\"");
            for (char each : text.toCharArray()) {
                if (each == '"' || each == '\\') {
                    made.append('\\').append(each);
                } else if (each < ' ') {
                    made.append(String.format("\\u%04x", (int) each));
                } else {
                    made.append(each);
                }
            }
            return made.append('"').toString();
        }
    }
}
