import type { RulePack } from '@atrium/contracts';

/** A value of a pack, and where it stands: `slabs.2.amount`. */
export interface PackValue {
  path: string;
  value: string | number | boolean;
  kind: 'money' | 'percent' | 'number' | 'choice';
}

const MONEY = new Set([
  'above',
  'amount',
  'ceiling',
  'disabilityCeiling',
  'employee',
  'employer',
  'freeDailyWage',
  'from',
  'investmentsMost',
  'most',
  'roundedTo',
  'standardDeduction',
  'upTo',
]);

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** All values of a pack in their order. */
export function valuesOf(data: unknown, path = ''): PackValue[] {
  if (typeof data === 'object' && data !== null)
    return Object.entries(data).flatMap(([key, value]) =>
      valuesOf(value, path === '' ? key : `${path}.${key}`),
    );
  if (typeof data === 'number')
    return [{ path, value: data, kind: MONEY.has(lastOf(path)) ? 'money' : 'number' }];
  if (typeof data === 'string') return [{ path, value: data, kind: /^\d/.test(data) ? 'percent' : 'choice' }];
  return typeof data === 'boolean' ? [{ path, value: data, kind: 'choice' }] : [];
}

/** The values with another one in a place. */
export function withValue(data: unknown, path: string, value: PackValue['value']): unknown {
  if (path === '') return value;
  const [key = '', ...rest] = path.split('.');
  if (Array.isArray(data))
    return data.map((each: unknown, place) =>
      String(place) === key ? withValue(each, rest.join('.'), value) : each,
    );
  const fields = Object.entries(data as object);
  return Object.fromEntries(
    fields.map(([name, each]) => [name, name === key ? withValue(each, rest.join('.'), value) : each]),
  );
}

/** Unique among the packs of a company. */
export const nameOfPack = ({ kind, state, from }: Pick<RulePack, 'kind' | 'state' | 'from'>): string =>
  [kind, state, from].filter(Boolean).join(' ');
