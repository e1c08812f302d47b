/**
 * Files that no reader gets through, by kind: a calendar file of lines that are only names, and a table that is one
 * quoted cell which never ends.
 * @type {Partial<Record<string, { path: string, file: () => string }>>}
 */
export const HOSTILE_FILES = {
  'calendar files': {
    path: '/api/calendar/imports?name=a.ics&owner=person',
    file: () => `BEGIN:VCALENDAR\r\n${'A:\n'.repeat(1_747_500)}END:VCALENDAR\r\n`,
  },
  tables: {
    path: '/api/imports?importer=hr.employees&name=a.csv',
    file: () => `First name,Last name\n"${'""'.repeat(2_500_000)}`,
  },
};
