import type { ClientComment, ProposalComments } from '@atrium/contracts';
import { t } from '@atrium/sdk';

/** As a conversation shows them: a copied link says for whom it was copied, and not who wrote. */
export const toTalk = ({ items }: ProposalComments): ClientComment[] =>
  items.map(({ copied, author, ...comment }) => ({
    ...comment,
    author: copied ? t('Written by a link copied for {name}', { name: author }) : author,
  }));
