const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;
const QUIET_MS = 1_000;
const HEARTBEAT_MS = 30_000;

/**
 * Says on stderr what is going on: one moving line on a terminal, plain lines elsewhere.
 *
 * `step(label, work)` runs the work and passes its result on; `note(text)` prints one line; `begin(label)` is for work that
 * happens in another process and ends by calling the returned function with true or false.
 */
export function createProgress(stream = process.stderr) {
  const surface = stream.isTTY ? movingSurface(stream) : plainSurface(stream);
  const begin = (label) => {
    const startedAt = performance.now();
    const finish = surface.begin(label, startedAt);
    return (isDone) => finish(isDone, seconds(performance.now() - startedAt));
  };
  return { begin, note: (text) => surface.line(text), step: (label, work) => runStep(begin, label, work) };
}

/** The same interface for a process without a terminal of its own: everything is handed to `send` as a message. */
export function createRelayedProgress(send) {
  const begin = (label) => {
    send({ type: 'step', label });
    return (isDone) => send({ type: 'stepEnd', label, isDone });
  };
  return { begin, note: (text) => send({ type: 'note', text }), step: (label, work) => runStep(begin, label, work) };
}

async function runStep(begin, label, work) {
  const end = begin(label);
  try {
    const result = await work();
    end(true);
    return result;
  } catch (error) {
    end(false);
    throw error;
  }
}

function plainSurface(stream) {
  const line = (text) => stream.write(`${text}\n`);
  const begin = (label, startedAt) => {
    // Short steps get one line, long ones also say that they began and that they are still going.
    const opening = setTimeout(() => line(`… ${label}`), QUIET_MS);
    const beat = setInterval(() => line(`… ${label}: still at it after ${seconds(performance.now() - startedAt)}`), HEARTBEAT_MS);
    beat.unref();
    return (isDone, took) => {
      clearTimeout(opening);
      clearInterval(beat);
      line(`${isDone ? '✔' : '✖'} ${label} (${took})`);
    };
  };
  return { line, begin };
}

function movingSurface(stream) {
  const running = new Map();
  let frame = 0;
  let timer;
  const clear = () => stream.write('\r\u001b[2K');
  const draw = () => {
    if (running.size === 0) return;
    frame = (frame + 1) % FRAMES.length;
    const since = Math.min(...[...running.values()].map((entry) => entry.startedAt));
    const text = `${FRAMES[frame]} ${[...running.values()].map((entry) => entry.label).join(', ')} (${seconds(performance.now() - since)})`;
    clear();
    stream.write(text.slice(0, Math.max(20, (stream.columns ?? 80) - 1)));
  };
  const line = (text) => {
    clear();
    stream.write(`${text}\n`);
    draw();
  };
  const begin = (label, startedAt) => {
    const key = Symbol(label);
    running.set(key, { label, startedAt });
    timer ??= setInterval(draw, FRAME_MS);
    draw();
    return (isDone, took) => {
      running.delete(key);
      if (running.size === 0) {
        clearInterval(timer);
        timer = undefined;
      }
      line(`${isDone ? '✔' : '✖'} ${label} (${took})`);
    };
  };
  return { line, begin };
}

function seconds(durationMs) {
  return `${(durationMs / 1000).toFixed(1)} s`;
}
