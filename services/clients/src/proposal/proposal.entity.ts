import type {
  ProposalBlock,
  ProposalFigures,
  ProposalItemDraft,
  ProposalStateKey,
  Supply,
} from '@atrium/contracts';
import {
  bigint,
  defineTable,
  computed,
  day,
  int,
  json,
  many,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const ProposalEntity = defineTable('proposal', {
  /** To whom it is or was sent; null: to a lead. */
  clientId: orNull(uuid()),
  leadId: orNull(uuid()),
  /** The client to which it belongs since: with which that one was merged, or which its lead became. */
  mergedClientId: orNull(uuid()),
  ownerId: orNull(uuid()),
  number: orNull(text()),
  title: text(),
  intro: otherwise('', text()),
  blocks: otherwise(() => "'[]'", json<ProposalBlock[]>()),
  items: otherwise(() => "'[]'", json<ProposalItemDraft[]>()),
  discount: orNull(text()),
  /** In paise. */
  discountAmount: orNull(bigint()),
  pricesIncludeTax: otherwise(false, yesNo()),
  terms: otherwise('', text()),
  validUntil: day(),
  timezone: text(),
  currency: text(),
  supply: text<Supply>(),
  placeOverride: orNull(text()),
  placeReason: orNull(text()),
  placeOfSupply: orNull(text()),
  signerIds: otherwise(() => "'{}'", many(uuid())),
  inOrder: otherwise(false, yesNo()),
  /** Null: it is the first version itself. */
  firstId: orNull(uuid()),
  versionNo: otherwise(1, int()),
  state: text<ProposalStateKey>(),
  figures: orNull(json<ProposalFigures>()),
  /** In paise. */
  total: otherwise(0, bigint()),
  contentHash: orNull(text()),
  declineReason: orNull(text()),
  sentAt: orNull(moment()),
  decidedAt: orNull(moment()),
  /** The client to which it belongs now. */
  holderId: computed(orNull(uuid())),
  /** Its first version. */
  rootId: computed(uuid()),
  sortTitle: computed(text()),
});
export type ProposalEntity = EntityOf<typeof ProposalEntity>;
