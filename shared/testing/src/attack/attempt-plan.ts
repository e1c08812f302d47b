import { DISGUISES, PLAIN, type Encoding } from './encodings.js';
import { valuesFor, type ForeignData, type ForeignValue } from './foreign-data.js';
import type { Operation } from './operation.types.js';
import { findPlaces, type ReferencePlace } from './reference-place.js';
import { twinOf } from './twin.js';

/** A request that refers to something of the other company, and its twin that refers to nothing that exists. */
export interface Attempt {
  operation: Operation;
  role: string;
  place: ReferencePlace;
  label: string;
  foreign: unknown;
  missing: unknown;
}

export interface AttackScope {
  operations: readonly Operation[];
  roles: readonly string[];
  foreign: ForeignData;
  /** Number of ids of each kind. */
  perKind: number;
  /**
   * Tries every id in every place and every spelling. Otherwise only the ids that the place may refer to, and a few
   * others.
   */
  thorough: boolean;
}

/** Number of unrelated values tried in a place otherwise; each place gets another one. */
const OTHERS = 1;
/** Most values that a place may refer to, those whose tables are nearest to its name. */
const RELATED = 3;
const MIGHTIEST = 'admin';

export function planAttempts(scope: AttackScope): Attempt[] {
  const places = scope.operations.flatMap((operation) =>
    findPlaces(operation).map((place) => ({ operation, place })),
  );
  return places.flatMap(({ operation, place }, turn) => {
    if (!scope.thorough && isLeftOut(place, turn)) return [];
    const values = valuesFor(place.kind, scope.foreign, scope.perKind);
    const chosen = scope.thorough
      ? pairAll(values, scope.roles)
      : pairSome({ values, roles: scope.roles, turn, about: wordsOf(operation, place) });
    return chosen.flatMap(({ role, label, value }) =>
      encodingsOf(place, scope.thorough).map(([name, encode]) => ({
        operation,
        role,
        place,
        label: `${label} ${name}`,
        foreign: encode(value, place),
        missing: encode(twinOf(place.kind, value), place),
      })),
    );
  });
}

/** Every operation has the same places for a company that nothing declares: every second one is tried. */
const isLeftOut = (place: ReferencePlace, turn: number): boolean =>
  place.kind === 'company' && turn % 2 === 1;

type Pair = ForeignValue & { role: string };

const pairAll = (values: readonly ForeignValue[], roles: readonly string[]): Pair[] =>
  values.flatMap((value) => roles.map((role) => ({ ...value, role })));

/** Each value as who may do most, and as one of the others in turn. */
function pairTwice(values: readonly ForeignValue[], roles: readonly string[], turn: number): Pair[] {
  const others = roles.filter((role) => role !== MIGHTIEST);
  return values.flatMap((value, index) =>
    [MIGHTIEST, others[(turn + index) % others.length] ?? MIGHTIEST].map((role) => ({ ...value, role })),
  );
}

/**
 * Tries texts, tokens and the id that the place most likely refers to as two of the attackers, further ids that it may
 * refer to as who may do most, and other ids in turns, so that the number of attempts grows with the places only.
 */
function pairSome({
  values,
  roles,
  turn,
  about,
}: {
  values: readonly ForeignValue[];
  roles: readonly string[];
  turn: number;
  about: readonly string[];
}): Pair[] {
  const isRelated = ({ label }: ForeignValue) =>
    isWhole(label) || about.some((word) => tableOf(label).includes(word));
  const others = values.filter((value) => !isRelated(value));
  const related = values
    .filter((value) => !isWhole(value.label) && isRelated(value))
    .toSorted((one, next) => distanceOf(one, about) - distanceOf(next, about))
    .slice(0, RELATED);
  const some = Array.from({ length: Math.min(OTHERS, others.length) }, (_, index) => {
    const at = turn * OTHERS + index;
    return { value: others[at % others.length], role: roles[(turn + index) % roles.length] };
  });
  return [
    ...pairTwice(
      values.filter(({ label }) => isWhole(label)),
      roles,
      turn,
    ),
    ...pairTwice(related.slice(0, 1), roles, turn),
    ...related.slice(1).map((value) => ({ ...value, role: MIGHTIEST })),
    ...some.flatMap(({ value, role }) => (value && role !== undefined ? [{ ...value, role }] : [])),
  ];
}

/** Whether it is a text, a cursor or a token. */
const isWhole = (label: string): boolean => !label.includes('.');
const tableOf = (label: string): string => label.split('.')[0] ?? '';

/** How many words of the table a place does not name: none in `department` for `/api/hr/departments/{id}`. */
const distanceOf = ({ label }: ForeignValue, about: readonly string[]): number =>
  tableOf(label)
    .split('_')
    .filter((word) => !about.includes(word)).length;

/** Table names that a place may refer to: `employee` and `document` for `/api/hr/employees/{id}/documents`. */
function wordsOf({ path }: Operation, place: ReferencePlace): string[] {
  const segments = path.split('/').filter((part) => part !== '' && part !== 'api' && !part.startsWith('{'));
  const named = place.path.map((name) => name.replace(/Ids?$/, '')).filter((name) => name.length > 2);
  const known: Record<string, string> = { people: 'user', manager: 'employee', owner: 'user', actor: 'user' };
  return [...segments.flatMap((part) => part.split('-')), ...named]
    .map((word) => known[word] ?? word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, ''))
    .filter((word) => word.length > 2);
}

function encodingsOf(place: ReferencePlace, thorough: boolean): [string, Encoding][] {
  const plain: [string, Encoding] = ['as it is', PLAIN];
  return thorough && place.kind === 'id' ? [plain, ...Object.entries(DISGUISES)] : [plain];
}
