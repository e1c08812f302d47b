type Values = Record<string, unknown>;

export interface AuditChange {
  before: Values | null;
  after: Values | null;
}

/** Fields with such names hold secrets: their values are never recorded, at any depth. */
const SECRET = /password|secret|token|hash|cookie|credential/i;
/** Half of a surrogate pair, which PostgreSQL does not store. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * What an entry keeps: with both states the fields that differ, with one state those that have a value. Secrets are
 * never kept.
 */
export function auditChange(before: object | undefined, after: object | undefined): AuditChange {
  const [old, fresh] = [before && plain(before), after && plain(after)];
  if (!old || !fresh) return { before: old ? filled(old) : null, after: fresh ? filled(fresh) : null };
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  const changed = names.filter((name) => !same(old[name], fresh[name]));
  return { before: pick(old, changed), after: pick(fresh, changed) };
}

/** The values as JSON has them: dates as text, undefined fields left out. */
function plain(values: object): Values {
  return JSON.parse(JSON.stringify(values, (name, value: unknown) => storable(name, value))) as Values;
}

function storable(name: string, value: unknown): unknown {
  if (SECRET.test(name)) return undefined;
  return typeof value === 'string' ? value.replace(LONE_SURROGATE, '\ufffd') : value;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const pick = (values: Values, names: string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
