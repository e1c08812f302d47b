import type { ErrorCode } from './error-codes.js';

/** An error that only one area knows: the API's answer and the sentence that people read. */
export interface ErrorDefinition {
  code: string;
  /** HTTP status. */
  status: number;
  message: string;
}

/** Code -> HTTP status and the sentence shown when a use case gives none of its own. */
export type ErrorTable = Record<string, readonly [status: number, message: string]>;

/** A code that every area knows, or an area's own error. */
export type Refusal = ErrorCode | ErrorDefinition;

/** Defines the errors of an area, each by its code. */
export function defineErrors<const T extends ErrorTable>(table: T): Record<keyof T, ErrorDefinition> {
  const entries = Object.entries(table).map(([code, [status, message]]) => [code, { code, status, message }]);
  return Object.fromEntries(entries) as Record<keyof T, ErrorDefinition>;
}
