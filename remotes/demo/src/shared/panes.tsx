import { classNames } from '@atrium/ui';
import type { ReactNode } from 'react';
import css from './panes.module.scss';

interface PanesProps {
  /** A FilterList: a column on a wide page, a row above the list on a narrow one. */
  filters: ReactNode;
  listLabel: string;
  list: ReactNode;
  detailLabel: string;
  /** On a phone the detail then replaces the list. */
  open: boolean;
  /** The detail. */
  children: ReactNode;
}

/** Filters, a list and its open record, side by side. */
export function Panes({ filters, listLabel, list, detailLabel, open, children }: PanesProps) {
  return (
    <div className={classNames(css.frame, open && css.isOpen)}>
      <div className={css.filters}>{filters}</div>
      <div className={classNames('at-messages', css.panes, open && 'has-open')}>
        <nav className={classNames('at-conversations', css.list)} aria-label={listLabel}>
          {list}
        </nav>
        <section className={classNames('at-thread', css.detail)} aria-label={detailLabel}>
          {children}
        </section>
      </div>
    </div>
  );
}
