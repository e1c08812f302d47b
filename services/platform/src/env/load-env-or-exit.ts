import { loadEnv, type Env } from './env.js';

/** The settings of this process. With settings that cannot be, it says so in a sentence and ends with 1. */
export function loadEnvOrExit(): Env {
  try {
    return loadEnv(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
