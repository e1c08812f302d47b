/** What the process that reads calendar files needs: it starts for each file, and the whole contract takes a second. */
export { presentTimezone } from '../lists/timezones.js';
export {
  CALENDAR_FILE_MAX_BYTES,
  CALENDAR_FILE_MAX_ENTRIES,
  CALENDAR_IMPORT_ERRORS,
  type CalendarImportReason,
} from './calendar-import.js';
export { isNearYear } from './calendar-window.js';
export { MOST_REPEATS } from './repeat-parts.js';
