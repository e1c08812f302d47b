import { deductorKey, deductorSchema, TAX_CHALLAN } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';
import { SettingDefinition } from '@atrium/reach';

/** Who deducts the company's tax; whoever enters challans keeps it. */
export const deductorSetting = new SettingDefinition(deductorKey, {
  schema: deductorSchema.nullable(),
  permission: TAX_CHALLAN.check('update'),
});

export const DEDUCTOR_WORDS = new AuditWords({
  kind: 'setting',
  fields: { tan: 'TAN', person: 'Person responsible', designation: 'Designation' },
  titles: { [deductorKey.key]: 'Deductor of tax' },
});
