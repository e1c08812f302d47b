import { randomInt, randomUUID } from 'node:crypto';
import type { SendOptions } from '../http/http-client.js';
import type { Operation } from './operation.types.js';
import { KEY } from './read-operations.js';
import { validValue } from './valid-value.js';

/** A request before it is serialised, so that one part can be replaced. */
export interface RequestDraft {
  operation: Operation;
  path: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

/** A request that passes validation, with all required parts and every field of the body. */
export function draftRequest(operation: Operation): RequestDraft {
  const required = operation.parameters.filter((parameter) => parameter.required ?? parameter.in === 'path');
  const values = (where: 'path' | 'query') =>
    Object.fromEntries(
      required
        .filter((parameter) => parameter.in === where)
        .map(({ name, schema }) => [name, String(validValue(name, schema))]),
    );
  return {
    operation,
    path: values('path'),
    query: values('query'),
    // From a random address, so that limits by address do not answer instead of the operation.
    headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
    body: operation.body ? validValue('', operation.body) : undefined,
  };
}

export function writeRequest({ operation, path, query, headers, body }: RequestDraft): SendOptions {
  const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return {
    method: operation.method,
    path: search.length > 0 ? `${address}?${search.join('&')}` : address,
    // With a key, as the portal's own pages send it, the operation runs within the transaction that keeps its answer.
    headers: operation.takesKey ? { [KEY]: randomUUID(), ...headers } : headers,
    ...(body !== undefined && { body }),
  };
}
