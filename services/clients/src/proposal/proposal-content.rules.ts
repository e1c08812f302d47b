import { contentHash, type Json } from './content-hash.rules.js';
import type { ProposalRow } from './proposal.record.js';

type Content = Pick<
  ProposalRow,
  'title' | 'intro' | 'items' | 'discount' | 'pricesIncludeTax' | 'terms' | 'validUntil' | 'timezone'
> &
  Pick<
    ProposalRow,
    'currency' | 'supply' | 'figures' | 'signerIds' | 'clientId' | 'versionNo' | 'inOrder'
  > & { number: string };

/** The hash of all that a signer sees. */
export const hashOf = (content: Content): string => {
  const { title, intro, items, discount, pricesIncludeTax, terms, validUntil, timezone } = content;
  const { currency, supply, figures, signerIds, clientId, number, versionNo, inOrder } = content;
  const seen = { title, intro, items, discount, pricesIncludeTax, terms, validUntil, timezone };
  const rest = { currency, supply, figures, signerIds, clientId, number, versionNo, inOrder };
  // Figures have optional members, which JSON leaves out.
  return contentHash(JSON.parse(JSON.stringify({ ...seen, ...rest })) as Json);
};
