import { contentHash, type Json } from './content-hash.rules.js';
import type { ProposalRow } from './proposal.record.js';

type Content = Pick<
  ProposalRow,
  | 'title'
  | 'intro'
  | 'blocks'
  | 'items'
  | 'discountAmount'
  | 'placeOfSupply'
  | 'leadId'
  | 'discount'
  | 'pricesIncludeTax'
  | 'terms'
  | 'validUntil'
  | 'timezone'
> &
  Pick<
    ProposalRow,
    'currency' | 'supply' | 'figures' | 'signerIds' | 'clientId' | 'versionNo' | 'inOrder'
  > & { number: string };

/** The hash of all that a signer sees. */
export const hashOf = (content: Content): string => {
  const { title, intro, blocks, items, discount, pricesIncludeTax, terms, validUntil, timezone } = content;
  const { discountAmount, placeOfSupply, leadId } = content;
  const { currency, supply, figures, signerIds, clientId, number, versionNo, inOrder } = content;
  const seen = { title, intro, blocks, items, discount, pricesIncludeTax, terms, validUntil, timezone };
  const rest = { currency, supply, figures, signerIds, clientId, number, versionNo, inOrder };
  const more = { discountAmount, placeOfSupply, leadId };
  // Figures have optional members, which JSON leaves out.
  return contentHash(JSON.parse(JSON.stringify({ ...seen, ...rest, ...more })) as Json);
};
