import { AuditWords } from '@atrium/platform';

export const CLIENT_FILE_WORDS = new AuditWords({
  kind: 'client_file',
  title: 'File of a client',
  verbs: { add: 'added', share: 'shared or hidden', remove: 'removed' },
  fields: { shared: 'Shared with the client' },
});
