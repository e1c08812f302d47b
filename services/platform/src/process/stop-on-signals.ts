import type { createLogger } from '../logging/logger.js';

const DEADLINE_MS = 10_000;

/** Stops on SIGTERM and SIGINT: accepted work is finished, then the process ends, after 10 s at the latest. */
export function stopOnSignals(stop: () => Promise<void>, logger: ReturnType<typeof createLogger>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) return;
    stopping = true;
    logger.info(`Stopping on ${signal}.`);
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'The shutdown failed.');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
