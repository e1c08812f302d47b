/** What can be done by a link, as the history calls it. */
export const OUTSIDE_STEPS = ['viewed', 'signed', 'accepted', 'declined', 'asked'] as const;
type OutsideStep = (typeof OUTSIDE_STEPS)[number];

export const byCopy = (step: OutsideStep): string => `${step}ByCopy`;

/** The history tells apart what was done by a copied link. */
export const stepBy = (link: { copied: boolean } | null, step: OutsideStep): string =>
  link?.copied ? byCopy(step) : step;
