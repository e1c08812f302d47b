import { AuditWords } from '@atrium/platform';

export const FEED_AUDIT_WORDS = new AuditWords({
  kind: 'calendar_feed',
  title: 'Calendar link',
  verbs: { renew: 'renewed', revoke: 'revoked' },
  fields: { details: 'Details', calendars: 'Contents' },
  values: {
    details: { full: 'With all details', busy: 'Only busy times' },
    calendars: { own: 'My events', team: 'Events of my teams', company: 'Company events' },
  },
});
