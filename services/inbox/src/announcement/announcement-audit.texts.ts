import { ROLE_LABELS } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';

export const ANNOUNCEMENT_WORDS = new AuditWords({
  kind: 'announcement',
  title: 'Announcement',
  verbs: { withdraw: 'withdrawn' },
  fields: { title: 'Title', text: 'Text', roles: 'Roles', pinnedUntil: 'Pinned until' },
  values: { roles: ROLE_LABELS },
});
