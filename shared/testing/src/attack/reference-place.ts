import type { JsonSchema, Operation } from './operation.types.js';
import type { RequestDraft } from './request-draft.js';

export type ReferenceKind = 'id' | 'token' | 'cursor' | 'text' | 'word' | 'company';

/** A place in a request that can refer to something of somebody else. */
export interface ReferencePlace {
  in: 'path' | 'query' | 'body' | 'header';
  /** Property names from the outside in; `0` is the first item of an array. */
  path: string[];
  kind: ReferenceKind;
}

/** Names for a company that no operation declares, because the company comes from the session alone. */
const SMUGGLED: readonly ReferencePlace[] = [
  { in: 'query', path: ['companyId'], kind: 'company' },
  { in: 'query', path: ['company_id'], kind: 'company' },
  { in: 'header', path: ['x-company-id'], kind: 'company' },
  { in: 'header', path: ['x-tenant-id'], kind: 'company' },
  { in: 'body', path: ['companyId'], kind: 'company' },
];

/** Every place of an operation that its schemas have, and places that an attacker could add. */
export function findPlaces(operation: Operation): ReferencePlace[] {
  const declared = operation.parameters.flatMap(({ in: where, name, schema }) =>
    placesIn(schema, [name]).map((place) => ({ in: where, ...place })),
  );
  const nested = operation.body ? placesIn(operation.body, []) : [];
  const smuggled = SMUGGLED.filter((place) => place.in !== 'body' || operation.body !== null);
  return [...declared, ...nested.map((place) => ({ in: 'body' as const, ...place })), ...smuggled];
}

function placesIn(schema: JsonSchema, path: string[]): Omit<ReferencePlace, 'in'>[] {
  const children = Object.entries(schema.properties ?? {});
  if (schema.items) children.push(['0', schema.items]);
  const inside = children.flatMap(([name, child]) => placesIn(child, [...path, name]));
  const kind = kindOf(path.findLast((name) => name !== '0') ?? '', schema);
  return kind ? [{ path, kind }, ...inside] : inside;
}

function kindOf(name: string, { type, format }: JsonSchema): ReferenceKind | null {
  if (type !== 'string') return null;
  if (format === 'uuid' || /(^id|Ids?)$/.test(name)) return 'id';
  if (/token$/i.test(name)) return 'token';
  if (name === 'cursor') return 'cursor';
  // A search also finds similar text, and a text of the other company may contain a word similar to one's own.
  if (name === 'q') return 'word';
  return name === 'search' || name === 'department' ? 'text' : null;
}

/** Puts a value into the place; the rest of the request stays valid. */
export function putValue(draft: RequestDraft, place: ReferencePlace, value: unknown): RequestDraft {
  const [name = ''] = place.path;
  if (place.in === 'body') return { ...draft, body: replaceIn(draft.body, place.path, value) };
  const part = place.in === 'header' ? 'headers' : place.in;
  return { ...draft, [part]: { ...draft[part], [name]: String(value) } };
}

function replaceIn(target: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(target)) return [replaceIn(target[0], rest, value)];
  const fields = typeof target === 'object' && target !== null ? target : {};
  return { ...fields, [name]: replaceIn(Reflect.get(fields, name), rest, value) };
}
