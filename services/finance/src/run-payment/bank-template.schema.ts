import { bankTemplatesKey, bankTemplatesSchema, PAY_RUN } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';
import { SettingDefinition } from '@atrium/reach';

/** Which columns the banks of the company want; whoever makes the files keeps it. */
export const bankTemplates = new SettingDefinition(bankTemplatesKey, {
  schema: bankTemplatesSchema,
  permission: PAY_RUN.check('update'),
});

export const BANK_TEMPLATE_WORDS = new AuditWords({
  kind: 'setting',
  fields: { company: 'Columns of the company', groups: 'Columns of pay groups' },
  titles: { [bankTemplatesKey.key]: 'Bank file columns' },
});
