import type { SettingKey } from '../portal/setting-key.js';
import type { CalendarOwn, CalendarRules } from './calendar-settings.js';

/** The permission that guards the company's calendar, its rooms and its settings. */
export const CALENDAR_RESOURCE = { tab: 'hrOperations', resource: 'calendar' } as const;

export const CALENDAR_VIEW_NAMES = ['month', 'week', 'day', 'agenda'] as const;

/** The hues of the theme in which a source is shown; a colour never stands alone. */
export const CALENDAR_HUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Of whole days an evening before: minutes before their midnight. */
export const EVENING_BEFORE = 360;

export const calendarRulesKey: SettingKey<CalendarRules> = {
  key: 'work.calendar',
  scope: 'company',
  fallback: {
    firstWeekday: 1,
    workFrom: '09:00',
    workTo: '18:00',
    length: 30,
    reminders: [10],
    dayReminders: [EVENING_BEFORE],
    categories: [],
    sourcesOff: [],
    colours: {},
    holidayLists: [],
    feedsAllowed: true,
    outsideGuests: true,
  },
};

export const calendarOwnKey: SettingKey<CalendarOwn> = {
  key: 'work.calendarOwn',
  scope: 'person',
  fallback: {
    view: 'week',
    secondZone: null,
    workFrom: null,
    workTo: null,
    reminders: null,
    dayReminders: null,
    sources: {},
    people: [],
    introduced: false,
  },
};
