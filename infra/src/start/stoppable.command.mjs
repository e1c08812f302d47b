import { PlainError } from '../plain.error.mjs';
import { ShutdownStack } from './shutdown.stack.mjs';
import { createStopSignal } from './stop.signal.mjs';

/**
 * Runs a command until Ctrl-C, then undoes what it has put on the stack, and ends the process: with 0 when it was
 * stopped, with 1 and a sentence when it could not run.
 * @param {(shutdown: ShutdownStack, signal: AbortSignal) => Promise<void>} command
 */
export async function runUntilStopped(command) {
  const shutdown = new ShutdownStack();
  const signal = createStopSignal();
  try {
    await command(shutdown, signal);
  } catch (error) {
    if (!signal.aborted) {
      console.error(error instanceof PlainError ? error.message : error);
      process.exitCode = 1;
    }
  }
  if (signal.aborted) console.log('Stopping.');
  await shutdown.run();
  process.exit();
}
