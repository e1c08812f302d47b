import { lazyPage } from '@atrium/sdk';
import type { CalendarActionsProps } from './calendar-actions.js';
import type { CalendarProps } from './view.types.js';

/** Loaded with the first calendar. Needs a Suspense around it, as every page has. */
export const Calendar = lazyPage<CalendarProps>(async () => ({
  default: (await import('./calendar.js')).Calendar,
}));
export const CalendarActions = lazyPage<CalendarActionsProps>(async () => ({
  default: (await import('./calendar-actions.js')).CalendarActions,
}));
