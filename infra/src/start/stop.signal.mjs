const lookMs = 200;

/**
 * When npm is killed, or only a shell between it and this process gets the signal, all that this process notices is
 * that its parent has gone.
 * @param {() => void} stop
 */
function watchNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), lookMs).unref();
}

/**
 * A signal that aborts at the first Ctrl-C, SIGTERM or closed terminal. Later signals change nothing: npm forwards
 * Ctrl-C, so it arrives twice.
 * @returns {AbortSignal}
 */
export function createStopSignal() {
  const controller = new AbortController();
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, () => controller.abort());
  }
  watchNpm(() => controller.abort());
  // When the terminal is gone, printing fails; shutting down must not.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return controller.signal;
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<void>} settles when it aborts
 */
export function stopped(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
