import { AuditWords } from '@atrium/platform';

export const ROSTER_WORDS = new AuditWords({
  kind: 'roster',
  title: 'Roster',
  verbs: { change: 'changed', copy: 'copied a week to', fill: 'filled days of' },
  fields: { days: 'Days' },
});
