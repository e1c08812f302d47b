import { INVITATION_LIST, USER_LIST } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';

export const IDENTITY_LIST_WORDS = new AuditWords({
  kind: 'list',
  titles: { [INVITATION_LIST.key]: 'Invitations', [USER_LIST.key]: 'Users' },
});
