/** The tabs of the page on which pay is set up, as its address names them. */
export const SETUP_TABS = [
  'components',
  'structures',
  'groups',
  'salaries',
  'adjustments',
  'loans',
  'claims',
  'claimTypes',
  'packs',
  'company',
] as const;
export type SetupTab = (typeof SETUP_TABS)[number];
