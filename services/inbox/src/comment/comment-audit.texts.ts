import { AuditWords } from '@atrium/platform';

export const COMMENT_WORDS = new AuditWords({
  kind: 'comment',
  title: 'Comment',
  fields: { watchers: 'Watchers' },
});
