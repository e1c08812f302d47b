import { t } from '@atrium/sdk';
import type { ReactNode } from 'react';
import css from './effect-table.module.scss';

interface EffectRow {
  key: string;
  label: ReactNode;
  now: ReactNode;
  afterwards: ReactNode;
  /** It would be another one. */
  changes: boolean;
}

interface EffectTableProps {
  caption: string;
  /** For readers of the screen alone. */
  captionHidden?: boolean;
  /** What stands in it is numbers. */
  numbers?: boolean;
  rows: readonly EffectRow[];
}

/** What is, line by line beside what a request would make of it. */
export function EffectTable({ caption, captionHidden, numbers, rows }: EffectTableProps) {
  const look = numbers ? 'at-num' : undefined;
  return (
    <table className={css['effect']}>
      <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('Now')}</th>
          <th scope="col">{t('Afterwards')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, now, afterwards, changes }) => (
          <tr key={key} data-changed={changes || undefined}>
            <th scope="row">{label}</th>
            <td className={look}>{now}</td>
            <td className={look}>{afterwards}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
