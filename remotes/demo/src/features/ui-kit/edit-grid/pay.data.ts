import { t } from '@atrium/sdk';
import type { CellChange, EditColumn } from '@atrium/ui';

export interface PayRow {
  id: string;
  texts: Record<string, string>;
}

const whole = (text: string) => (/^\d*$/.test(text) ? null : t('Enter a whole number.'));

export const columnsOf = (count: number): EditColumn<PayRow>[] => [
  { id: 'code', name: 'Code', textOf: ({ id }) => `E-${id}`, readOnly: true },
  ...Array.from({ length: count - 1 }, (_, at) => ({
    ...({ id: String(at), name: `M${String(at + 1)}`, align: 'end' } as const),
    textOf: ({ texts }: PayRow) => texts[String(at)] ?? '',
    faultOf: whole,
  })),
];

export const rowsOf = (count: number, columns: number): PayRow[] =>
  Array.from({ length: count }, (_, row) => ({
    id: String(row + 1),
    texts: Object.fromEntries(
      Array.from({ length: columns - 1 }, (__, at) => [
        String(at),
        String(((row * 7 + at * 13) % 90) * 1000),
      ]),
    ),
  }));

export const withChanges = (rows: readonly PayRow[], changes: readonly CellChange[]): PayRow[] =>
  rows.map((row) => {
    const own = changes.filter((change) => change.row === row.id);
    const texts = Object.fromEntries(own.map(({ column, text }) => [column, text]));
    return own.length === 0 ? row : { ...row, texts: { ...row.texts, ...texts } };
  });
