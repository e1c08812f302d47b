import type { SettingKey } from '../portal/setting-key.js';
import type { CalendarOwn, CalendarRules } from './calendar-settings.js';
import { EVENING_BEFORE } from './calendar-names.js';

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
