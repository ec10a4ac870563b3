// A game as its engine shows it, for Vectors.java: paths into the last snapshot, and what is found there.

import java.util.*;
import java.util.stream.Stream;

/** The last snapshot of a game whose cards are followed from zone to zone. */
final class Game {

    /** Declarations of nothing. */
    static final Map<String, Object> NONE = Adapter.map(
        "attackers", Adapter.map("type", "attacks", "attacks", List.of()),
        "blockers", Adapter.map("type", "blocks", "blocks", List.of()));

    /** The objects of the state that was set up. */
    private final List<?> state;
    /** The handle of a card of the state, by each id that it has had. */
    private final Map<Object, Object> cards = new HashMap<>();
    /** The last snapshot, and the `result` of what was sent last. */
    Map<String, Object> now = Adapter.map("waiting", Map.of());

    /** A game that has just begun; null if it has not. */
    Game(Object state, Object begun) {
        this.state = Adapter.list(state, "objects");
        if (begun == null) return;
        Adapter.asMap(Adapter.get(begun, "handles")).forEach((handle, id) -> cards.put(id, handle));
        follow(Adapter.get(begun, "snapshot"));
    }

    /** Take in a snapshot; each object says its `card`, which it is by its `previous` or its id. */
    void follow(Object snapshot) {
        now = Adapter.asMap(snapshot);
        for (Object view : Adapter.list(now, "objects")) {
            is(view, cards.getOrDefault(Adapter.get(view, "previous"), cards.get(Adapter.get(view, "id"))));
        }
        for (Object card : state) {
            Object handle = Adapter.get(card, "handle");
            if (!at(List.of("objects", Map.of("card", handle))).isEmpty()) continue;
            // It changed zones twice since the last look: it is found if only one object can be it.
            Object kinds = Arrays.asList(null, "card");
            Map<String, Object> alike = Adapter.map("card", null, "kind", kinds, "owner", Adapter.get(card, "owner"));
            alike.put("name", Adapter.get(card, "card"));
            List<?> found = at(List.of("objects", alike));
            if (found.size() == 1) is(found.get(0), handle);
        }
    }

    private void is(Object view, Object handle) {
        Adapter.asMap(view).put("card", handle);
        if (handle != null) cards.put(Adapter.get(view, "id"), handle);
    }

    /** Whether something is like a pattern. */
    boolean matches(Object value, Object pattern) {
        if (pattern instanceof List<?> several) return several.stream().anyMatch(each -> matches(value, each));
        if (value instanceof List<?> items) {
            return items.isEmpty() ? matches(null, pattern) : items.stream().anyMatch(each -> matches(each, pattern));
        }
        if (value == null || !(pattern instanceof Map<?, ?> fields)) return Objects.equals(value, pattern);
        Object view = value instanceof Map ? value : ofId(value);
        return fields.keySet().stream().allMatch(each -> matches(Adapter.get(view, (String) each), fields.get(each)));
    }

    private Object ofId(Object id) {
        Stream<?> found = Adapter.list(now, "objects").stream().filter(each -> id.equals(Adapter.get(each, "id")));
        return found.map(Object.class::cast).findFirst().orElse(Adapter.map("card", cards.get(id)));
    }

    /** What is on a path. */
    List<?> at(List<?> path) {
        List<?> found = List.of(now);
        for (Object step : path) {
            Stream<?> all = found.stream();
            if (step instanceof String field) all = all.flatMap(each -> shown(each, field));
            else if (!(step instanceof Long place)) all = all.filter(each -> matches(each, step));
            else all = all.skip(Math.max(0, place < 0 ? found.size() + place : place)).limit(1);
            found = all.toList();
        }
        return found;
    }

    private static Stream<?> shown(Object object, String field) {
        if (!Adapter.asMap(object).containsKey(field)) throw new Vectors.End("unsupported", "no " + field + " shown");
        Object value = Adapter.get(object, field);
        return value instanceof List<?> items ? items.stream() : Stream.ofNullable(value);
    }

    /** Whether something is on a path, or just so many. */
    boolean holds(Object look) {
        int found = at(Adapter.list(look, "path")).size();
        return Adapter.get(look, "count") instanceof Long count ? found == count : found > 0;
    }

    /** A message with the ids of this game. Throws NoSuchElementException if something is not there. */
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

    /** The only legal answer of the pending decision; null if there are several, or it is like the pattern `open`. */
    Object onlyAnswer(Object open) {
        Object decision = now.get("waiting");
        if (matches(decision, open)) return null;
        Object kind = "decision".equals(Adapter.get(decision, "type")) ? Adapter.get(decision, "kind") : "word";
        long min = Adapter.get(decision, "min") instanceof Long given ? given : 1;
        long max = Adapter.get(decision, "max") instanceof Long given ? given : 1;
        List<?> ids = Adapter.list(decision, "options").stream().map(each -> Adapter.get(each, "id")).toList();
        if (kind.equals("word") || kind.equals("divide")) return null;
        if (kind.equals("number")) return min == max ? Adapter.map("type", "number", "number", min) : null;
        if (NONE.containsKey(kind)) return ids.isEmpty() ? NONE.get(kind) : null;
        if (max == 0) ids = List.of();
        boolean inAnyOrder = ids.size() == 1 || kind.equals("modes") || kind.equals("players");
        boolean isOnly = ids.isEmpty() || ids.size() == min && inAnyOrder;
        return isOnly ? Adapter.map("type", "chosen", "options", ids) : null;
    }

    /** What a refusal leaves as it is: all but the question, as answers may be refused together. */
    List<?> position() {
        Map<String, Object> rest = new HashMap<>(now);
        rest.remove("result");
        Object waiting = rest.remove("waiting");
        return Arrays.asList(Adapter.get(waiting, "type"), Adapter.get(waiting, "player"), rest);
    }
}
