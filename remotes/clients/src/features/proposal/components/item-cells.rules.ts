import {
  ITEM_RECURRENCES,
  proposalItemSchema,
  readDigits,
  readMoney,
  type ItemRecurrence,
  type ProposalItemDraft,
} from '@atrium/contracts';
import { formatMoney, msg, t, translate } from '@atrium/sdk';
import { sayMoneyFault } from '@atrium/ui';

/** What a cell of the items is about. */
export type ItemColumn = 'title' | 'qty' | 'unitPrice' | 'discount' | 'taxRate' | 'recurrence';

type Change = Partial<ProposalItemDraft>;
type Read = { change: Change } | { fault: string };

const UNITS: Record<Exclude<ItemRecurrence, 'once'>, string> = {
  month: msg('month'),
  quarter: msg('quarter'),
  year: msg('year'),
};

/** `Once`, `month` or `6 × month`. */
export function sayRecurrence({
  recurrence,
  periods,
}: Pick<ProposalItemDraft, 'recurrence' | 'periods'>): string {
  if (recurrence === 'once') return t('Once');
  const unit = translate(UNITS[recurrence]);
  return periods === null ? unit : t('{count} × {unit}', { count: periods, unit });
}

export function sayDiscount(
  { discount, discountAmount }: Pick<ProposalItemDraft, 'discount' | 'discountAmount'>,
  currency: string,
): string {
  if (discountAmount != null) return formatMoney(discountAmount, currency);
  return discount ? `${discount}%` : '';
}

/** What a typed or pasted text makes of a cell, or why it makes nothing. */
export function readCell(column: ItemColumn, text: string, currency: string): Read {
  if (column === 'unitPrice') return readPrice(text, currency);
  if (column === 'discount') return readDiscount(text, currency);
  if (column === 'recurrence') return readRecurrence(text);
  return checked(column, column === 'taxRate' ? text.replace('%', '').trim() : text);
}

function checked(column: 'title' | 'qty' | 'taxRate' | 'discount' | 'unitPrice', value: unknown): Read {
  const read = proposalItemSchema.shape[column].safeParse(value);
  return read.success
    ? { change: { [column]: read.data } }
    : { fault: translate(read.error.issues[0]?.message ?? '') };
}

function readPrice(text: string, currency: string): Read {
  const read = readMoney(text, currency);
  return 'amount' in read ? checked('unitPrice', read.amount) : { fault: sayMoneyFault(text, currency) };
}

/** Percent, unless a sign or name of a currency stands with it. */
function readDiscount(text: string, currency: string): Read {
  if (text === '') return { change: { discount: null, discountAmount: null } };
  const digits = readDigits(text);
  const fault = t('Enter a discount, like 10% or {amount}.', { amount: formatMoney(50_000, currency) });
  if (/^[\d.\s]+%?$/.test(digits)) {
    const read = proposalItemSchema.shape.discount.safeParse(digits.replace('%', '').trim());
    return read.success && Number(read.data) <= 100
      ? { change: { discount: read.data, discountAmount: null } }
      : { fault };
  }
  const read = readMoney(text, currency);
  return 'amount' in read && read.amount > 0
    ? { change: { discount: null, discountAmount: read.amount } }
    : { fault };
}

function readRecurrence(text: string): Read {
  const typed = readDigits(text).toLowerCase();
  const found = ITEM_RECURRENCES.find((key) =>
    (key === 'once' ? [key, t('Once')] : [key, translate(UNITS[key])]).some((word) =>
      typed.includes(word.toLowerCase()),
    ),
  );
  if (found === 'once') return { change: { recurrence: found, periods: null } };
  const [number] = /\d+/.exec(typed) ?? [];
  const periods = number === undefined ? null : Number(number);
  if (found === undefined || (periods !== null && (periods < 1 || periods > 120)))
    return { fault: t('Enter how often, like “Once” or “6 × month”.') };
  return { change: { recurrence: found, periods } };
}
