import { ERROR_CODES, type ErrorCode } from '@atrium/contracts';

export interface AppErrorOptions {
  /** Said to the person instead of the code's own sentence. */
  message?: string;
  /** What is wrong, by the path of the field (`address.city`). */
  fields?: Record<string, string>;
  /** Sent as the header Retry-After. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failure that the API answers with its code's status; everything else answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? ERROR_CODES[code][1], { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return ERROR_CODES[this.code][0];
  }
}

/** For a record that does not exist and for one that the asking person may not see: they look the same. */
export const notFound = (): AppError => new AppError('NOT_FOUND');
