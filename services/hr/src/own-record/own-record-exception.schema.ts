import { ownRecordExceptionKey, ownRecordExceptionSchema } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';
import { SettingDefinition } from '@atrium/reach';

/** The one person whom an admin allows to decide about themselves, with the reason that the trail shows. */
export const ownRecordException = new SettingDefinition(ownRecordExceptionKey, {
  schema: ownRecordExceptionSchema,
  permission: { roles: ['admin'] },
});

export const OWN_RECORD_WORDS = new AuditWords({
  kind: 'setting',
  fields: { userId: 'Account', name: 'Person', reason: 'Reason' },
  titles: { [ownRecordExceptionKey.key]: 'Who may decide about themselves' },
});
