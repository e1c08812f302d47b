type Values = Readonly<Record<string, unknown>>;

/** A field that somebody else changed while this form was open. */
export interface FieldConflict {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** The person changed it too, to something else, so they choose. Otherwise the other value is taken over. */
  open: boolean;
}

/**
 * The fields that somebody else changed between `base`, with which the form began, and `newest`.
 * @param mine the current values of the form
 */
export function findConflicts(base: Values, mine: Values, newest: Values): FieldConflict[] {
  return Object.keys(newest).flatMap((name) => {
    const theirs = newest[name];
    const own = mine[name];
    if (isSame(base[name], theirs) || (isSame(own, theirs) && !isSame(base[name], own))) return [];
    return [{ name, mine: own, theirs, open: !isSame(base[name], own) }];
  });
}

/** Treats an empty input and null as equal. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one === '' ? null : one) === JSON.stringify(other === '' ? null : other);
}
