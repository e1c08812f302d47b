import type { MaskedField, PfMode, SaveStatutory, TaxRegime, ValueChange } from '@atrium/contracts';

/** What is sealed about one employee. */
export interface StatutoryValues {
  pan: string | null;
  uan: string | null;
  esi: string | null;
  bankName: string | null;
  account: string | null;
  ifsc: string | null;
  pfMode: PfMode | null;
  epsEligible: boolean | null;
  taxRegime: TaxRegime | null;
}

export const NO_VALUES: StatutoryValues = {
  pan: null,
  uan: null,
  esi: null,
  bankName: null,
  account: null,
  ifsc: null,
  pfMode: null,
  epsEligible: null,
  taxRegime: null,
};

const SHOWN_END = 4;

/** `•••• 4821`: enough to recognise a number that one knows. */
export const mask = (value: string): string => `•••• ${value.slice(-SHOWN_END)}`;

export const masked = (values: StatutoryValues): Record<MaskedField, string | null> => {
  const of = (field: MaskedField) => (values[field] === null ? null : mask(values[field]));
  return { pan: of('pan'), uan: of('uan'), esi: of('esi'), account: of('account'), ifsc: of('ifsc') };
};

/** The values after a change; what it leaves out stays. */
export function changeStatutory(
  before: StatutoryValues,
  { bank, ...given }: Omit<SaveStatutory, 'version'>,
): StatutoryValues {
  const { bankName = null, account = null, ifsc = null } = bank ?? {};
  return { ...before, ...given, ...(bank !== undefined && { bankName, account, ifsc }) };
}

/** What happened to each value that differs. The trail keeps this instead of the values. */
export function changesOf(
  before: StatutoryValues,
  after: StatutoryValues,
): Partial<Record<keyof StatutoryValues, ValueChange>> {
  const names = Object.keys(NO_VALUES) as (keyof StatutoryValues)[];
  const differing = names.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(differing.map((name) => [name, changeOf(before[name], after[name])]));
}

function changeOf(before: unknown, after: unknown): ValueChange {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}
