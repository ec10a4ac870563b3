"""An engine's process: a process group of its own, spoken with line by line under deadlines.

One thread does it all: while it waits for an answer it also keeps standard error empty and the
request flowing, so that neither side can block the other.
"""

import contextlib
import math
import os
import select
import signal
import subprocess
import time
import weakref
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

CHUNK = 1 << 16  # as much as a pipe holds
STDERR_BYTES = 1 << 16
STDERR_LINES = 30
GRACE = 0.2  # seconds between asking a group to end and ending it


class Closed(Exception):
    """The process closed its standard output."""


class Late(Exception):
    """The deadline passed."""


class Flood(Exception):
    """More output than an answer may have."""


class Process:
    """A running command. Every way out ends its whole group: `end`, garbage collection, the end of the harness."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        line_bytes: int,
        cwd: Path | None = None,
        env: Mapping[str, str] | None = None,
    ) -> None:
        """Start the command. Raises OSError if that is impossible."""
        pipe = subprocess.PIPE
        self._popen = subprocess.Popen(
            command, cwd=cwd, env=env, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
        )
        self._kill_group = weakref.finalize(self, _signal_group, self._popen.pid, signal.SIGKILL)
        self._pipes = [each for each in (self._popen.stdin, self._popen.stdout, self._popen.stderr) if each]
        self._stdin, self._stdout, self._stderr = (each.fileno() for each in self._pipes)
        self._poll = select.poll()
        for descriptor in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(descriptor, False)
        self._poll.register(self._stdout, select.POLLIN)
        self._poll.register(self._stderr, select.POLLIN)
        self._line_bytes = line_bytes
        self._unsent = memoryview(b"")
        self._received = bytearray()
        self._searched = 0
        self._closed = False
        self._said = bytearray()

    @property
    def pid(self) -> int:
        """The id of the process and of its group."""
        return self._popen.pid

    @property
    def unread(self) -> bytes:
        """Output received and not taken as an answer."""
        return bytes(self._received)

    def exchange(self, line: bytes, deadline: float) -> bytes:
        """Send a line and give the next line of the output, before `deadline` on the monotonic clock.

        Raises Closed, Late or Flood; after these only `end` is of use.
        """
        self._unsent = memoryview(line)
        self._send()
        if self._unsent:
            self._poll.register(self._stdin, select.POLLOUT)
        while self._unsent or (answer := self._next_line()) is None:
            self._attend(deadline)
        return answer

    def catch_up(self) -> None:
        """Take in what has been written by now, without waiting for more. Raises Closed or Flood."""
        self._serve(self._poll.poll(0))

    def stderr_lines(self) -> tuple[str, ...]:
        """The last lines that the process wrote to standard error."""
        with contextlib.suppress(BlockingIOError):
            while not self._pipes[2].closed and self._listen() and len(self._said) < STDERR_BYTES:
                pass
        return tuple(self._said.decode("utf-8", "replace").splitlines()[-STDERR_LINES:])

    def end(self, patience: float = 0.0) -> int:
        """End the group and give the exit status of the process, negative for a signal.

        With its input closed, the process has `patience` seconds to leave by itself. A second call only
        gives the status.
        """
        if self._popen.returncode is not None:
            return self._popen.returncode
        self._pipes[0].close()
        if not self._output_ends(time.monotonic() + patience):
            _signal_group(self.pid, signal.SIGTERM)
            self._output_ends(time.monotonic() + GRACE)
        self._kill_group()  # before the process is waited for, while its id cannot belong to another group
        status = self._popen.wait()
        self.stderr_lines()
        for pipe in self._pipes:
            pipe.close()
        return status

    def _next_line(self) -> bytes | None:
        end = self._received.find(b"\n", self._searched)
        if end < 0:
            self._searched = len(self._received)
            return None
        line = bytes(self._received[:end])
        del self._received[: end + 1]
        self._searched = 0
        return line

    def _attend(self, deadline: float) -> None:
        """Wait for whatever can be done next, and do it."""
        left = deadline - time.monotonic()
        if left <= 0:
            raise Late
        self._serve(self._poll.poll(math.ceil(min(left, 60) * 1000)))

    def _serve(self, ready: Iterable[tuple[int, int]]) -> None:
        for descriptor, _ in ready:
            if descriptor == self._stdout:
                self._receive()
            elif descriptor == self._stderr:
                if not self._listen():
                    self._poll.unregister(self._stderr)
            else:
                self._send()
                if not self._unsent:
                    self._poll.unregister(self._stdin)

    def _send(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._stdin, self._unsent) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:  # nobody reads: the end of the output, or the deadline, will tell
            self._unsent = memoryview(b"")

    def _receive(self) -> None:
        chunk = os.read(self._stdout, CHUNK)
        if not chunk:
            self._closed = True
            raise Closed
        self._received += chunk
        if len(self._received) > self._line_bytes:
            raise Flood

    def _listen(self) -> bool:
        """Read from standard error; false at its end."""
        chunk = os.read(self._stderr, CHUNK)
        self._said += chunk
        del self._said[:-STDERR_BYTES]
        return bool(chunk)

    def _output_ends(self, deadline: float) -> bool:
        """Throw further output away until there is no more of it, or the deadline passes."""
        received, self._received = self._received, bytearray()
        self._unsent = memoryview(b"")
        with contextlib.suppress(KeyError):
            self._poll.unregister(self._stdin)
        with contextlib.suppress(Closed, Late, Flood):
            while not self._closed:
                self._received.clear()
                self._attend(deadline)
        self._received = received
        return self._closed


def _signal_group(pid: int, number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, number)
