import { AuditWords } from '@atrium/platform';

export const APP_WORDS = new AuditWords({
  kind: 'app',
  title: 'App',
  verbs: { switch: 'switched' },
  fields: { enabled: 'Switched on' },
});
