import { ERROR_CODES } from '@atrium/contracts';
import { AppError } from '../errors/app-error.js';

/** Whether a failure would repeat at every attempt. True for AppErrors that are not temporary. */
export function isFinal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500 && error.code !== 'TOO_MANY_ATTEMPTS';
}

/** The sentence that the person who watches the job reads. It never quotes an unexpected error. */
export function sentenceOf(error: unknown): string {
  return error instanceof AppError ? error.message : ERROR_CODES.INTERNAL[1];
}
