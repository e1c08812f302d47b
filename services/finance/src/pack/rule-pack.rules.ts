import type { LocalDay, RulePack, RulePackKind, RulePackOf, UsedPack } from '@atrium/contracts';

/** Whether two different people have entered and approved it. */
const isConfirmed = ({ enteredBy, approvedBy }: RulePack): boolean =>
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
