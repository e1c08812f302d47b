import { t } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';

/** How tasks are laid out, by their name in the address; the list is the usual one. */
export const LAYOUTS = ['board', 'calendar', 'timeline', 'workload'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Pages of hours beside the tasks, by their name in the address. */
export const TIME_PAGES = ['week', 'approve'] as const;
export type TimePage = (typeof TIME_PAGES)[number];

const labelOf = (layout: Layout | TimePage): string =>
  ({
    board: t('Board'),
    calendar: t('Calendar'),
    timeline: t('Timeline'),
    workload: t('Workload'),
    week: t('My week'),
    approve: t('Time to approve'),
  })[layout];

interface TabsGiven {
  current: Layout | TimePage | null;
  /** Those that the reader has. */
  pages: readonly TimePage[];
}

export const layoutTabs = ({ current, pages }: TabsGiven): LinkTab[] => [
  { label: t('List'), to: '?', current: current === null },
  ...[...LAYOUTS, ...pages].map((layout) => ({
    ...{ label: labelOf(layout), to: `?layout=${layout}`, current: layout === current },
  })),
];
