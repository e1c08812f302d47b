/**
 * A signal that aborts at the first Ctrl-C, SIGTERM or closed terminal. Later ones change nothing: npm
 * passes Ctrl-C on, so that it arrives twice.
 * @returns {AbortSignal}
 */
export function createStopSignal() {
  const controller = new AbortController();
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, () => controller.abort());
  }
  // With the terminal gone, printing fails; shutting down must not.
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
