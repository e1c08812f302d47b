import type { ErrorBody } from '@atrium/contracts';
import type { AxiosError } from 'axios';
import { msg, translate } from '../language/texts.js';

/** Codes of failures without an answer of our server. */
export type LocalErrorCode = 'UNREACHABLE' | 'TIMEOUT' | 'UNREADABLE';

/** A failed call, with the server's message where it answered. `status` is 0 without an answer. */
export interface ApiFailure {
  status: number;
  error: {
    /** A code of the server or a local one. */
    code: string;
    message: string;
    /** What is wrong, by field path: `address.city`. */
    fields?: Record<string, string>;
    requestId?: string;
  };
}

const LOCAL_MESSAGES: Record<LocalErrorCode, string> = {
  UNREACHABLE: msg('The portal cannot be reached. Check your connection and try again.'),
  TIMEOUT: msg('The portal took too long to answer. Try again.'),
  UNREADABLE: msg('A network problem got in the way. Try again in a moment.'),
};

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}

const localFailure = (code: LocalErrorCode, status = 0): ApiFailure => ({
  status,
  error: { code, message: translate(LOCAL_MESSAGES[code]) },
});

/** Same as axios' function of this name, which would load all of axios. */
function isAxiosError(reason: unknown): reason is AxiosError {
  return (
    typeof reason === 'object' && reason !== null && 'isAxiosError' in reason && reason.isAxiosError === true
  );
}

/** The server answers in English; the message is translated to the page's language. */
function translateBody({ message, fields, ...rest }: ErrorBody['error']): ErrorBody['error'] {
  const faults = Object.entries(fields ?? {}).map(([path, fault]) => [path, translate(fault)]);
  return {
    ...rest,
    message: translate(message),
    ...(fields && { fields: Object.fromEntries(faults) as typeof fields }),
  };
}

/** Turns anything that a call rejected with into an ApiFailure. */
export function readFailure(reason: unknown): ApiFailure {
  if (!isAxiosError(reason)) return localFailure('UNREACHABLE');
  if (!reason.response) return localFailure(reason.code === 'ETIMEDOUT' ? 'TIMEOUT' : 'UNREACHABLE');
  const { status, data } = reason.response;
  return isErrorBody(data)
    ? { status, error: translateBody(data.error) }
    : localFailure('UNREADABLE', status);
}

export function isApiFailure(value: unknown): value is ApiFailure {
  return isErrorBody(value) && 'status' in value && typeof value.status === 'number';
}

/** Converts anything that a call threw: an unwrapped mutation, an axios error, or a bug of our own. */
export const toFailure = (cause: unknown): ApiFailure => (isApiFailure(cause) ? cause : readFailure(cause));
