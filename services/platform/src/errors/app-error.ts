import { ERROR_CODES, type ErrorDefinition, type Refusal } from '@atrium/contracts';

export interface AppErrorOptions {
  /** Shown to the person instead of the code's own sentence. */
  message?: string;
  /** What is wrong, by the path of the field (`address.city`). */
  fields?: Record<string, string>;
  /** Sent as the header Retry-After. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failure that the API answers with the status of its code. Any other error is answered with 500. */
export class AppError extends Error {
  readonly code: string;
  /** HTTP status. */
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: Refusal, options: AppErrorOptions = {}) {
    const { code, status, message } = definitionOf(refusal);
    super(options.message ?? message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

function definitionOf(refusal: Refusal): ErrorDefinition {
  if (typeof refusal !== 'string') return refusal;
  const [status, message] = ERROR_CODES[refusal];
  return { code: refusal, status, message };
}

/** For a record that does not exist and for one that the person may not see, so that the two cannot be told apart. */
export const notFound = (): AppError => new AppError('NOT_FOUND');
