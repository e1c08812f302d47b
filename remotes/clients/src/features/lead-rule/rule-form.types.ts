import type { SaveLeadRules, saveLeadRulesSchema } from '@atrium/contracts';
import type { useContractForm } from '@atrium/ui';

export type RuleForm = Pick<
  ReturnType<typeof useContractForm<typeof saveLeadRulesSchema>>,
  'methods' | 'field'
>;
export type RuleDraft = SaveLeadRules['items'][number];
