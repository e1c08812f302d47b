import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors/app-error.js';

/** A request that may arrive several times. */
export interface OnceRequest {
  /** The signed-in person, or the nil UUID before sign-in. */
  userId: string;
  /** Method and route: `POST /api/users/:id`. */
  operation: string;
  key: string;
  /** The request's content as a text that does not depend on the order of fields. */
  content: string;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
const keySchema = z.uuid();

/**
 * @returns null for a request without the header `Idempotency-Key`
 * @throws {AppError} MALFORMED_REQUEST for a key that is no UUID
 */
export function onceRequestOf(request: FastifyRequest): OnceRequest | null {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return null;
  const key = keySchema.safeParse(given);
  if (!key.success)
    throw new AppError('MALFORMED_REQUEST', { message: 'The header Idempotency-Key must be a UUID.' });
  const { params, query, body } = request;
  return {
    userId: request.user?.id ?? NOBODY,
    operation: `${request.method} ${request.routeOptions.url ?? ''}`,
    key: key.data.toLowerCase(),
    content: JSON.stringify([params, query, body], sortFields),
  };
}

function sortFields(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The advisory lock number for a request of a company, as text. */
export function lockNumber(companyId: string, { userId, operation, key }: OnceRequest): string {
  const hash = createHash('sha256').update([companyId, userId, operation, key].join(' ')).digest();
  return hash.readBigInt64BE(0).toString();
}
