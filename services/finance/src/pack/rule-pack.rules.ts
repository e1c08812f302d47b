import {
  addDays,
  type LocalDay,
  type PackKey,
  type RulePack,
  type RulePackKind,
  type RulePackOf,
  type UsedPack,
} from '@atrium/contracts';

/** Whether two different people have entered and approved it. */
export const isConfirmed = ({ enteredBy, approvedBy }: RulePack): boolean =>
  enteredBy !== null && approvedBy !== null && enteredBy !== approvedBy;

/** What a line says of the pack that it is computed by. */
export const usedPack = (pack: RulePack): UsedPack => ({
  kind: pack.kind,
  state: pack.state,
  from: pack.from,
  source: pack.source,
  confirmed: isConfirmed(pack),
});

export interface PackPlace<Kind extends RulePackKind> {
  kind: Kind;
  day: LocalDay;
  /** Only where rules are those of states. */
  state?: string | null;
}

/** The pack that is the rule on a day; nothing where none is known. */
export function findPack<Kind extends RulePackKind>(
  packs: readonly RulePack[],
  { kind, day, state = null }: PackPlace<Kind>,
): RulePackOf<Kind> | undefined {
  const isMeant = (pack: RulePack): pack is RulePackOf<Kind> =>
    pack.kind === kind && pack.state === state && pack.from <= day && (pack.to === null || day <= pack.to);
  return packs.find(isMeant);
}

export const isSamePack = (a: PackKey, b: PackKey): boolean =>
  a.kind === b.kind && a.state === b.state && a.from === b.from;

/** Those of a month for a state that two people have not confirmed. */
export const unconfirmedPacks = (
  packs: readonly RulePack[],
  { from, to, state }: { from: LocalDay; to: LocalDay; state: string | null },
): RulePack[] =>
  packs.filter(
    (pack) =>
      !isConfirmed(pack) &&
      (pack.state === null ? pack.kind !== 'professionalTax' || state === null : pack.state === state) &&
      pack.from <= to &&
      (pack.to === null || pack.to >= from),
  );

/** The packs with another one: it is the rule from its first day until the next one of its kind begins. */
export function withPack(packs: readonly RulePack[], pack: RulePack): RulePack[] {
  const isSameKind = ({ kind, state }: RulePack) => kind === pack.kind && state === pack.state;
  const others = packs.filter((each) => !isSamePack(each, pack));
  const later = others.filter((each) => isSameKind(each) && each.from > pack.from).map(({ from }) => from);
  const [next] = later.toSorted();
  const to = next === undefined ? null : addDays(next, -1);
  const shortened = others.map((each) =>
    isSameKind(each) && each.from < pack.from && (each.to === null || each.to >= pack.from)
      ? { ...each, to: addDays(pack.from, -1) }
      : each,
  );
  return [...shortened, { ...pack, to }];
}
