import { AppError } from './app-error.js';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
/** Statement cancelled by a time limit, lock time-out, deadlock, serialization failure. */
const BUSY = new Set(['57014', '55P03', '40P01', '40001']);
const GONE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/**
 * Errors of these severities end the connection: the server stops, has too many connections, or waited too long for us.
 */
const ENDING = new Set(['FATAL', 'PANIC']);
/** Messages of pg and TypeORM, without any code, when the server disappears during a query. */
const GONE_MESSAGE =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Client was closed|already released/;

interface DatabaseFailure {
  code?: unknown;
  detail?: unknown;
  constraint?: unknown;
  table?: unknown;
  severity?: unknown;
  message?: unknown;
  driverError?: unknown;
}

const asFailure = (error: unknown): DatabaseFailure | null =>
  typeof error === 'object' && error !== null ? error : null;

/** TypeORM wraps the driver's error. */
function failureOf(error: unknown): DatabaseFailure | null {
  const failure = asFailure(error);
  return asFailure(failure?.driverError) ?? failure;
}

/**
 * Whether a statement failed because of this UNIQUE constraint. The repository that knows the constraint decides what
 * that means.
 */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const failure = failureOf(error);
  return failure?.code === UNIQUE_VIOLATION && failure.constraint === constraint;
}

/** Whether a value could not be parsed as its column's type or does not fit into it (SQLSTATE class 22). */
export function isMalformedValue(error: unknown): boolean {
  const code = failureOf(error)?.code;
  return typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
}

/**
 * The answer to a database failure: UNAVAILABLE while the database is away or too busy, MALFORMED_REQUEST for a
 * malformed value, a refusal in words for a reference to what does not exist, null for every other error.
 */
export function translateDatabaseError(error: unknown): AppError | null {
  const failure = failureOf(error);
  const code = typeof failure?.code === 'string' ? failure.code : '';
  const message = typeof failure?.message === 'string' ? failure.message : '';
  const away = ENDING.has(String(failure?.severity)) || GONE.has(code) || GONE_MESSAGE.test(message);
  if (away || BUSY.has(code)) {
    return new AppError('UNAVAILABLE', { cause: error, retryAfterSeconds: 2 });
  }
  if (code === FOREIGN_KEY_VIOLATION) return referenceError(failure, error);
  return isMalformedValue(error) ? new AppError('MALFORMED_REQUEST', { cause: error }) : null;
}

/**
 * Somebody chose what does not exist, or removes what others refer to. Only who knows the record can say it better.
 * Of tables whose rows are a company's own the database tells no values and no columns; the constraint still names them.
 */
function referenceError(failure: DatabaseFailure | null, cause: unknown): AppError {
  const detail = textOf(failure?.detail);
  if (detail.includes('is still referenced'))
    return new AppError('TRANSITION_REFUSED', { message: 'Other records still refer to this.', cause });
  const message = 'This no longer exists. Choose again.';
  const fields: Record<string, string> = {};
  for (const column of columnsOf(failure)) if (column !== 'company_id') fields[fieldOf(column)] = message;
  return new AppError('VALIDATION_FAILED', { message, fields, cause });
}

/** `Key (company_id, designation_id)=(…) is not present …`, or `employee_company_id_designation_id_designation_fkey` */
function columnsOf(failure: DatabaseFailure | null): string[] {
  const said = /^Key \(([^)]+)\)/.exec(textOf(failure?.detail))?.[1]?.split(', ');
  if (said) return said;
  const constraint = textOf(failure?.constraint);
  const table = textOf(failure?.table);
  if (!constraint.startsWith(`${table}_`)) return [];
  const names = constraint.slice(table.length + 1).replace(/_fkey\d*$/, '');
  return names.split(/(?<=_id)_/).filter((name) => name.endsWith('_id'));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const fieldOf = (column: string): string =>
  column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
