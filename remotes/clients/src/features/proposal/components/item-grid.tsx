import type { ProposalFigures, ProposalItemDraft } from '@atrium/contracts';
import { formatMoney, formatNumber, t } from '@atrium/sdk';
import { EditGrid, SkeletonRows, type CellChange, type EditColumn } from '@atrium/ui';
import { Suspense, type CSSProperties } from 'react';
import { readCell, sayDiscount, sayRecurrence, type ItemColumn } from './item-cells.rules.js';
import css from './paper.module.scss';

/** A line is known by its place alone. */
export interface PlacedItem {
  item: ProposalItemDraft;
  at: number;
}

interface ItemGridProps {
  items: readonly ProposalItemDraft[];
  currency: string;
  /** No tax is charged, so none is asked for. */
  untaxed: boolean;
  figures: ProposalFigures | null;
  onItems: (items: ProposalItemDraft[]) => void;
  /** The keyboard is at this one. */
  onPlace: (at: number) => void;
}

export const nameOfItem = ({ item, at }: PlacedItem): string =>
  item.title || t('Item {number}', { number: at + 1 });

/** The lines of a proposal as a sheet: typed into and pasted into, as in a spreadsheet. */
export function ItemGrid({ items, currency, untaxed, figures, onItems, onPlace }: ItemGridProps) {
  const change = (changes: readonly CellChange[]) => {
    const next = [...items];
    for (const { row, column, text } of changes) {
      const read = readCell(column as ItemColumn, text, currency);
      const item = next[Number(row)];
      if (item && 'change' in read) next[Number(row)] = { ...item, ...read.change };
    }
    onItems(next);
  };
  return (
    <div className={css['sheet']} style={{ '--sheet-lines': items.length + 1 } as CSSProperties}>
      <Suspense fallback={<SkeletonRows rows={2} label={t('Loading the items')} />}>
        <EditGrid<PlacedItem>
          label={t('Items')}
          head="#"
          nameWidth={40}
          columns={columnsOf({ currency, untaxed, figures })}
          rows={items.map((item, at) => ({ item, at }))}
          keyOf={({ at }) => String(at)}
          nameOf={({ at }) => formatNumber(at + 1)}
          onChange={change}
          onRow={({ at }) => onPlace(at)}
        />
      </Suspense>
    </div>
  );
}

function columnsOf({
  currency,
  untaxed,
  figures,
}: Pick<ItemGridProps, 'currency' | 'untaxed' | 'figures'>): EditColumn<PlacedItem>[] {
  const cell = (id: ItemColumn, more: Omit<EditColumn<PlacedItem>, 'id' | 'faultOf'>) => ({
    id,
    faultOf: (text: string) => {
      const read = readCell(id, text, currency);
      return 'fault' in read ? read.fault : null;
    },
    ...more,
  });
  return [
    cell('title', { name: t('What'), width: 150, grows: true, textOf: ({ item }) => item.title }),
    cell('qty', { name: t('Quantity'), width: 72, align: 'end', textOf: ({ item }) => item.qty }),
    cell('unitPrice', {
      name: t('Price'),
      width: 92,
      align: 'end',
      textOf: ({ item }) => formatMoney(item.unitPrice, currency),
    }),
    cell('discount', {
      name: t('Discount'),
      width: 76,
      align: 'end',
      textOf: ({ item }) => sayDiscount(item, currency),
    }),
    ...(untaxed
      ? []
      : [
          cell('taxRate', {
            name: t('Tax'),
            width: 56,
            align: 'end',
            textOf: ({ item }) => `${item.taxRate}%`,
          }),
        ]),
    cell('recurrence', { name: t('Repeats'), width: 92, textOf: ({ item }) => sayRecurrence(item) }),
    netColumn(currency, figures),
  ];
}

/** What a line comes to, by the rules of the server. */
const netColumn = (currency: string, figures: ProposalFigures | null): EditColumn<PlacedItem> => ({
  id: 'net',
  name: t('After discount'),
  width: 108,
  align: 'end',
  readOnly: true,
  textOf: ({ at }) => {
    const amount = figures?.lines[at]?.net;
    return amount === undefined ? '' : formatMoney(amount, currency);
  },
});
