import { declarationWindowKey, declarationWindowSchema, TAX_CLAIM } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';
import { SettingDefinition } from '@atrium/reach';

/** Until when people declare. Everybody reads it: it is said where they do. */
export const declarationWindow = new SettingDefinition(declarationWindowKey, {
  schema: declarationWindowSchema,
  permission: TAX_CLAIM.check('update'),
  public: true,
});

export const DECLARATION_WINDOW_WORDS = new AuditWords({
  kind: 'setting',
  fields: { lastMonth: 'Last month of declarations' },
  titles: { [declarationWindowKey.key]: 'Tax declarations' },
});
