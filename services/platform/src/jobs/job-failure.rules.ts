import { ERROR_CODES } from '@atrium/contracts';
import { AppError } from '../errors/app-error.js';

/** Whether a failure would come again at every attempt: what a person could be told, but for passing ones. */
export function isFinal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500 && error.code !== 'TOO_MANY_ATTEMPTS';
}

/** What the person who watches the job reads: never what an unexpected error says. */
export function sentenceOf(error: unknown): string {
  return error instanceof AppError ? error.message : ERROR_CODES.INTERNAL[1];
}
