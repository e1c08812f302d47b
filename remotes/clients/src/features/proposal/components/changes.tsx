import { proposalChanges, type ComparedProposal, type ProposalChange } from '@atrium/contracts';
import { formatDate, formatMoney, t } from '@atrium/sdk';
import { sayPrice } from '../../../shared/proposal.format.js';

interface ChangesProps {
  before: ComparedProposal;
  after: ComparedProposal;
  currency: string;
}

/** What one version changes against another, a sentence each. */
export function Changes({ before, after, currency }: ChangesProps) {
  const changes = proposalChanges(before, after);
  if (changes.length === 0) return <p className="mb-0">{t('The content is the same.')}</p>;
  return (
    <ul className="mb-0 mt-2">
      {changes.map((change, place) => (
        <li key={place} dir="auto">
          {sayChange(change, currency)}
        </li>
      ))}
    </ul>
  );
}

function sayChange(change: ProposalChange, currency: string): string {
  switch (change.kind) {
    case 'text':
      return sayText(change);
    case 'validUntil':
      return t('Open until {after} instead of {before}', {
        before: formatDate(change.before ?? ''),
        after: formatDate(change.after ?? ''),
      });
    case 'discount':
      return t('Discount on all: {after}% instead of {before}%', {
        before: change.before ?? '0',
        after: change.after ?? '0',
      });
    case 'discountAmount':
      return t('Discount on all: {after} instead of {before}', {
        before: formatMoney(change.before ?? 0, currency),
        after: formatMoney(change.after ?? 0, currency),
      });
    case 'block':
      return sayBlock(change);
    case 'total':
      return t('First invoice: {after} instead of {before}', {
        before: formatMoney(change.before, currency),
        after: formatMoney(change.after, currency),
      });
    case 'added':
      return t('New: {title}, {price}', { title: change.item.title, price: sayPrice(change.item, currency) });
    case 'removed':
      return t('Left out: {title}', { title: change.item.title });
    case 'changed':
      return t('{title}: {after} instead of {before}', {
        title: change.after.title,
        before: sayPrice(change.before, currency),
        after: sayPrice(change.after, currency),
      });
  }
}

function sayBlock({ title, before, after }: Extract<ProposalChange, { kind: 'block' }>): string {
  if (before === null) return t('New part: {title}', { title });
  return after === null ? t('Part left out: {title}', { title }) : t('The part “{title}” changed', { title });
}

function sayText({ field, after }: Extract<ProposalChange, { kind: 'text' }>): string {
  if (field === 'title') return t('The title is now “{title}”', { title: after });
  return field === 'intro' ? t('The introduction changed') : t('The terms changed');
}
