import { BOTH_ROLES_OVER, bothRolesKey, bothRolesSchema } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';
import { SettingDefinition } from '@atrium/reach';

/** The one person whom an admin allows to approve what they computed; the run and the trail show why. */
export const bothRoles = new SettingDefinition(bothRolesKey, {
  schema: bothRolesSchema,
  permission: { roles: ['admin'] },
  refuse: (value, today) => (value && value.until < today ? { 'value.until': BOTH_ROLES_OVER } : null),
});

export const BOTH_ROLES_WORDS = new AuditWords({
  kind: 'setting',
  fields: { userId: 'Account', name: 'Person', reason: 'Reason', until: 'Until' },
  titles: { [bothRolesKey.key]: 'Who may compute and approve payroll' },
});
