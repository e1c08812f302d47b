import type { ErrorCode } from './error-codes.js';

/** A refusal that an area of the product knows: what the API answers, and the sentence that people read. */
export interface ErrorDefinition {
  code: string;
  /** Of HTTP. */
  status: number;
  message: string;
}

/** Code -> status of HTTP and the sentence shown when a use case gives none of its own. */
export type ErrorTable = Record<string, readonly [status: number, message: string]>;

/** A code that every area knows, or an area's own refusal. */
export type Refusal = ErrorCode | ErrorDefinition;

/** The refusals of an area, each under its code. */
export function defineErrors<const T extends ErrorTable>(table: T): Record<keyof T, ErrorDefinition> {
  const entries = Object.entries(table).map(([code, [status, message]]) => [code, { code, status, message }]);
  return Object.fromEntries(entries) as Record<keyof T, ErrorDefinition>;
}
