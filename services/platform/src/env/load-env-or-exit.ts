import { loadEnv, type Env } from './env.js';

/** The settings of this process. With invalid settings it prints what is wrong and exits with 1. */
export function loadEnvOrExit(): Env {
  try {
    return loadEnv(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
