import type { EventTimes } from '@atrium/ui';

export const CATEGORIES = ['meeting', 'client', 'project', 'company', 'personal'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface CalendarEntry extends EventTimes {
  id: string;
  title: string;
  category: Category;
  note: string;
}
