import { t } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';

/** How tasks are laid out, by their name in the address; the list is the usual one. */
export const LAYOUTS = ['board', 'calendar', 'timeline', 'workload'] as const;
export type Layout = (typeof LAYOUTS)[number];

const labelOf = (layout: Layout): string =>
  ({ board: t('Board'), calendar: t('Calendar'), timeline: t('Timeline'), workload: t('Workload') })[layout];

export const layoutTabs = (current: Layout | null): LinkTab[] => [
  { label: t('List'), to: '?', current: current === null },
  ...LAYOUTS.map((layout) => ({
    ...{ label: labelOf(layout), to: `?layout=${layout}`, current: layout === current },
  })),
];
