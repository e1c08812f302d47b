import { plainMarked, type ProposalBlock, type ProposalItemDraft } from '@atrium/contracts';
import { formatDate, formatList, formatMoney, t } from '@atrium/sdk';
import { nameOfItem } from './item-grid.js';
import { sayDiscount, sayRecurrence } from './item-cells.rules.js';

/** What somebody has written into a field, where two have; null where it is a text already. */
export function sayTyped(name: string, value: unknown, currency: string): string | null {
  if (name === 'items') return sayItems(value as readonly ProposalItemDraft[], currency);
  if (name === 'blocks')
    return formatList(
      (value as readonly ProposalBlock[]).map(({ title, text }) => `${title}: ${plainMarked(text)}`),
    );
  if (name === 'intro' || name === 'terms') return plainMarked(String(value));
  if (name === 'signerIds')
    return t('{count, plural, =0 {No signer} one {# signer} other {# signers}}', {
      count: (value as readonly string[]).length,
    });
  if (name === 'validUntil') return formatDate(String(value));
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  return typeof value === 'number' ? formatMoney(value, currency) : null;
}

const sayItems = (items: readonly ProposalItemDraft[], currency: string): string =>
  formatList(
    items.map((item, at) =>
      [
        `${nameOfItem({ item, at })}: ${item.qty} × ${formatMoney(item.unitPrice, currency)}`,
        sayDiscount(item, currency),
        sayRecurrence(item),
      ]
        .filter(Boolean)
        .join(', '),
    ),
  );
