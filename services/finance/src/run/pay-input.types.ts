/** What a payslip is computed from, a hash of each part. */
export const INPUT_PARTS = [
  'salary',
  'days',
  'person',
  'tax',
  'adjustments',
  'loans',
  'packs',
  'earlier',
] as const;
export type InputPart = (typeof INPUT_PARTS)[number];
export type InputHashes = Record<InputPart, string>;
