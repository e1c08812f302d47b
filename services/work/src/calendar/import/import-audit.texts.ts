import { AuditWords } from '@atrium/platform';

export const CALENDAR_IMPORT_AUDIT_WORDS = new AuditWords({
  kind: 'calendar_import',
  title: 'Import of a calendar',
  verbs: { run: 'imported', undo: 'undid' },
  fields: { events: 'Events' },
});
