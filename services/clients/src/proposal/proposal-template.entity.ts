import type { ProposalBlock, ProposalItemDraft } from '@atrium/contracts';
import {
  bigint,
  defineTable,
  computed,
  json,
  moment,
  orNull,
  otherwise,
  text,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const ProposalTemplateEntity = defineTable('proposal_template', {
  name: text(),
  title: text(),
  intro: text(),
  blocks: otherwise(() => "'[]'", json<ProposalBlock[]>()),
  items: otherwise(() => "'[]'", json<ProposalItemDraft[]>()),
  discount: orNull(text()),
  /** In paise. */
  discountAmount: orNull(bigint()),
  pricesIncludeTax: otherwise(false, yesNo()),
  terms: text(),
  archivedAt: orNull(moment()),
  sortName: computed(text()),
  archived: computed(yesNo()),
});
export type ProposalTemplateEntity = EntityOf<typeof ProposalTemplateEntity>;
