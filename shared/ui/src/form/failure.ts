/** What a failed request tells a person. */
export interface Failure {
  message: string;
  /** Path of a field to what is wrong with it; empty when the fault lies in no field. */
  fields: Readonly<Record<string, string>>;
  code?: string;
  /** The reference to give support. */
  requestId?: string;
}

const UNREACHABLE = 'Atrium could not be reached. Check your connection and try again.';

/**
 * Reads a failure out of whatever was thrown: the contract's `{error}` body by itself, under `data` (RTK Query) or
 * `response.data` (axios), or an error object that carries `code`, `message` and `requestId` itself.
 */
export function readFailure(cause: unknown): Failure {
  const body =
    errorBody(cause) ?? errorBody(get(cause, 'data')) ?? errorBody(get(get(cause, 'response'), 'data'));
  const source = body ?? (typeof get(cause, 'code') === 'string' ? cause : undefined);
  const message = text(get(source, 'message'));
  if (!source || !message) return { message: UNREACHABLE, fields: {} };
  return {
    message,
    fields: fieldsOf(get(source, 'fields')),
    code: text(get(source, 'code')),
    requestId: text(get(source, 'requestId')),
  };
}

function errorBody(value: unknown): unknown {
  const error = get(value, 'error');
  return typeof get(error, 'message') === 'string' ? error : undefined;
}

function fieldsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === 'string'));
}

function get(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, key);
  return found;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}
