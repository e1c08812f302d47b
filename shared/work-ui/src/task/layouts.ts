import type { TaskQuick, TaskTab } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';
import { TIME_PAGES } from '../time/time-pages.js';

/** By what tasks are narrowed in the address, beside what was pressed. */
export const NARROWING = ['search', 'labels', 'project', 'client', 'assignee'] as const;
type Narrowing = (typeof NARROWING)[number];

/** What a layout shows: a text, and the ids of a label, a project, a client and an account; empty: all. */
export interface LayoutProps extends Record<Narrowing, string> {
  quick: TaskQuick | undefined;
}

/** As the server is asked. */
export function askedOf({ quick, ...narrowed }: LayoutProps, tab: TaskTab | undefined) {
  const given = NARROWING.filter((name) => narrowed[name] !== '').map((name) => [name, narrowed[name]]);
  return {
    ...(tab && { tab }),
    ...(quick && { quick }),
    ...(Object.fromEntries(given) as Partial<Record<Narrowing, string>>),
  };
}

/** How tasks are laid out, by their name in the address; the list is the usual one. */
export const LAYOUTS = ['board', 'calendar', 'timeline', 'workload'] as const;
export type Layout = (typeof LAYOUTS)[number];
/** Pages beside the tasks, by their name in the address too. */
export const SIDE_PAGES = [...TIME_PAGES, 'labels', 'templates', 'repeats'] as const;
export type SidePage = (typeof SIDE_PAGES)[number];

const labelOf = (layout: Layout | SidePage): string =>
  ({
    board: t('Board'),
    calendar: t('Calendar'),
    timeline: t('Timeline'),
    workload: t('Workload'),
    week: t('My week'),
    approve: t('Time to approve'),
    labels: t('Labels'),
    templates: t('Templates'),
    repeats: t('Repeated tasks'),
  })[layout];

interface TabsGiven {
  current: Layout | SidePage | null;
  /** Those that the reader has. */
  pages: readonly SidePage[];
  /** The area that the reader chose; the other layouts keep it. */
  area: string | undefined;
}

/** @param area the one that the reader chose */
export const listPath = (area: string | undefined): string => (area ? `?tab=${area}` : '?');

export const layoutTabs = ({ current, pages, area }: TabsGiven): LinkTab[] => [
  { label: t('List'), to: listPath(area), current: current === null },
  ...[...LAYOUTS, ...pages].map((layout) => ({
    label: labelOf(layout),
    to: `?layout=${layout}${area ? `&tab=${area}` : ''}`,
    current: layout === current,
  })),
];
