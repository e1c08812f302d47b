import {
  calendarOwnKey,
  calendarOwnSchema,
  CALENDAR_RESOURCE,
  calendarRulesKey,
  calendarRulesSchema,
} from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';
import { SettingDefinition } from '@atrium/reach';

/** The company's rules of the calendar. Everybody reads them, since every calendar follows them. */
export const calendarRules = new SettingDefinition(calendarRulesKey, {
  schema: calendarRulesSchema,
  permission: { ...CALENDAR_RESOURCE, action: 'update' },
  public: true,
});

export const calendarOwn = new SettingDefinition(calendarOwnKey, {
  schema: calendarOwnSchema,
  untold: true,
});

export const CALENDAR_RULES_WORDS = new AuditWords({
  kind: 'setting',
  fields: {
    firstWeekday: 'First day of the week',
    workFrom: 'Working hours from',
    workTo: 'Working hours until',
    length: 'Length in minutes',
    reminders: 'Reminders',
    dayReminders: 'Reminders of whole days',
    categories: 'Categories',
    sourcesOff: 'Hidden sources',
    colours: 'Colours',
    holidayLists: 'Holiday lists',
    feedsAllowed: 'Calendar links allowed',
    outsideGuests: 'Outside guests allowed',
  },
  titles: { [calendarRulesKey.key]: 'Rules of the calendar' },
});
