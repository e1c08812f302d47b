import { correctionRulesKey, correctionRulesSchema } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';
import { SettingDefinition } from '@atrium/reach';

/** The company's limits of corrections. Everybody reads them: they are said where a correction is asked for. */
export const correctionRules = new SettingDefinition(correctionRulesKey, {
  schema: correctionRulesSchema,
  permission: { tab: 'hrOperations', resource: 'workSchedule', action: 'update' },
  public: true,
});

export const CORRECTION_RULES_WORDS = new AuditWords({
  kind: 'setting',
  fields: { perMonth: 'Corrections a month', withinDays: 'Days back' },
  titles: { [correctionRulesKey.key]: 'Limits of attendance corrections' },
});
