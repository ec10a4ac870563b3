// An engine that is a program of its own, behind standard input and output: Vectors judges it as well.
// `java -cp build Program VECTORS COMMAND ...`, such as `java -cp build Program vectors python -m oracle`.

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.*;
import java.util.concurrent.*;

/** A program that speaks the protocol. It is greeted once; `initialize` starts it again if it has been ended. */
public final class Program implements Vectors.Engine {

    /** What a program is granted: seconds for an answer, and how often it is started again. */
    private static final long SECONDS =
        Long.parseLong(Objects.requireNonNullElse(System.getenv("VECTORS_SECONDS"), "10"));
    private static final int RESTARTS = 20;

    private final ExecutorService reader = Executors.newCachedThreadPool();
    private final List<String> command;
    private Process process;
    private BufferedReader answers;
    private Object about;
    private long calls;
    private long starts;

    Program(List<String> command) {
        this.command = command;
    }

    @Override
    public Object call(String method, Map<String, Object> params) {
        if (!method.equals("initialize")) return ask(method, params);
        if (process != null) return about;
        if (starts++ > RESTARTS) {
            throw new Vectors.End("not-run", "the engine was started again " + RESTARTS + " times");
        }
        try {
            process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        } catch (IOException missing) {
            throw new Vectors.End("crash", missing.getMessage());
        }
        answers = process.inputReader(StandardCharsets.UTF_8);
        about = ask(method, params);
        return about;
    }

    private Object ask(String method, Map<String, Object> params) {
        Object request = Adapter.map("jsonrpc", "2.0", "id", ++calls, "method", method, "params", params);
        Object answer = answer(method, Adapter.Json.write(request) + "\n");
        Object error = Adapter.get(answer, "error");
        if (error == null) return Adapter.get(answer, "result");
        throw new Adapter.Fault(((Long) Adapter.get(error, "code")).intValue(), "" + Adapter.get(error, "message"));
    }

    private Object answer(String method, String request) {
        String verdict = "crash";
        try {
            process.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
            String line = reader.submit(answers::readLine).get(SECONDS, TimeUnit.SECONDS);
            if (line != null) return new Adapter.Json(line).read();
        } catch (TimeoutException late) {
            verdict = "timeout";
        } catch (Adapter.Fault broken) {
            verdict = "protocol-error";
        } catch (IOException | ExecutionException | InterruptedException gone) {
            verdict = "crash";
        }
        process.destroyForcibly();
        process = null;
        throw new Vectors.End(verdict, "no answer to " + method);
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 2) throw new IllegalArgumentException("expected a folder and the command of an engine");
        Program program = new Program(List.of(arguments).subList(1, arguments.length));
        System.exit(Vectors.judge(Path.of(arguments[0]), program) ? 0 : 1);
    }
}
