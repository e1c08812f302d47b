import type { Lead, LeadGiven, LeadRule } from '@atrium/contracts';

export type Asked = Pick<Lead, 'source' | 'services' | 'city' | 'value'>;

/** What is known of the people of a rule when a lead is given. */
export interface Present {
  /** Who can sign in. */
  active: ReadonlySet<string>;
  /** When somebody is next at work; null: not within the next weeks. Who is missing is always at work. */
  openings: ReadonlyMap<string, Date | null>;
  /** How many open leads somebody has. */
  open: ReadonlyMap<string, number>;
  /** Who got the rule's last lead. */
  last: string | null;
  at: Date;
}

export interface Chosen {
  ownerId: string;
  how: LeadGiven;
}

/** Who gives leads by the rules of a company takes this turn: they write down who had the last one. */
export const leadRulesTurn = (companyId: string): string => `lead rules ${companyId}`;

const isAny = <Value>(allowed: readonly Value[], given: readonly Value[]): boolean =>
  allowed.length === 0 || given.some((each) => allowed.includes(each));

const plain = (text: string): string => text.trim().toLowerCase();

/** Whether a rule is about a lead: all that it names must fit. */
export function matches(rule: LeadRule, { source, services, city, value }: Asked): boolean {
  const amount = value ?? 0;
  return (
    isAny(rule.sources, [source]) &&
    isAny(rule.services, services) &&
    isAny(rule.cities.map(plain), [plain(city ?? '')]) &&
    amount >= (rule.minValue ?? 0) &&
    amount <= (rule.maxValue ?? Number.MAX_SAFE_INTEGER)
  );
}

/** Who of a rule gets a lead; null when none of its people can sign in. */
export function choose({ pool, method, fallbackId }: LeadRule, present: Present): Chosen | null {
  const { active, openings, at } = present;
  const people = pool.filter((id) => active.has(id));
  const opens = (id: string): number => {
    const opening = openings.get(id);
    return opening === null ? Number.MAX_SAFE_INTEGER : (opening ?? at).getTime();
  };
  const working = people.filter((id) => opens(id) <= at.getTime());
  if (working.length > 0) return { ownerId: pick(working, pool, { method, ...present }), how: method };
  if (fallbackId !== null && active.has(fallbackId)) return { ownerId: fallbackId, how: 'fallback' };
  const [next] = people.toSorted((one, other) => opens(one) - opens(other));
  return next === undefined ? null : { ownerId: next, how: 'opening' };
}

/** @param working not empty, in the order of the pool */
function pick(
  working: readonly string[],
  pool: readonly string[],
  { method, open, last }: Pick<LeadRule, 'method'> & Pick<Present, 'open' | 'last'>,
): string {
  const [first = ''] = working;
  if (method === 'fixed') return first;
  const place = last === null ? -1 : pool.indexOf(last);
  const inTurn = [...working].sort((one, other) => turnOf(pool, place, one) - turnOf(pool, place, other));
  if (method === 'round_robin') return inTurn[0] ?? first;
  const [least = first] = inTurn.toSorted((one, other) => (open.get(one) ?? 0) - (open.get(other) ?? 0));
  return least;
}

/** How many others come before somebody, counted from the one after the last. */
const turnOf = (pool: readonly string[], place: number, id: string): number =>
  (pool.indexOf(id) - place - 1 + pool.length) % pool.length;
