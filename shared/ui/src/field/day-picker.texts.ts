import { formatDate, language, t } from '@atrium/sdk';
import type { Formatters, Labels } from 'react-day-picker';

// The calendar library uses local dates of this machine.
export const dateOf = (day: string) => new Date(`${day}T12:00:00`);
export const dayOf = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

export const DAY_FORMATTERS: Partial<Formatters> = {
  formatDay: (at) => formatDate(dayOf(at), { day: 'numeric' }),
  // Arabic's only short form of a weekday is a single letter, so the long one is used.
  formatWeekdayName: (at) => formatDate(dayOf(at), { weekday: language() === 'ar' ? 'narrow' : 'short' }),
  formatMonthDropdown: (at) => formatDate(dayOf(at), { month: 'long' }),
  formatYearDropdown: (at) => formatDate(dayOf(at), { year: 'numeric' }),
};

export const DAY_LABELS: Partial<Labels> = {
  labelGrid: (at) => formatDate(dayOf(at), { month: 'long', year: 'numeric' }),
  labelDayButton: (at) => formatDate(dayOf(at), { dateStyle: 'full' }),
  labelWeekday: (at) => formatDate(dayOf(at), { weekday: 'long' }),
  labelMonthDropdown: () => t('Month'),
  labelYearDropdown: () => t('Year'),
  labelNext: () => t('Next month'),
  labelPrevious: () => t('Previous month'),
  labelNav: () => t('Month'),
};
