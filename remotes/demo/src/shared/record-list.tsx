import { t } from '@atrium/sdk';
import { classNames, EmptyState, ListRow, NoMatchState } from '@atrium/ui';
import type { ReactNode } from 'react';

export interface RecordRow {
  id: number;
  lead?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  end?: ReactNode;
  isNew?: boolean;
  /** Beside the row, such as a tick box or a star. */
  before?: ReactNode;
}

interface RecordListProps {
  rows: readonly RecordRow[];
  openId: number | undefined;
  addressOf: (id: number) => string;
  /** Number of records without search and filter. */
  total: number;
  /** "No notes yet" */
  empty: string;
  onClear: () => void;
}

/** The rows of a list pane, each linked to its record. */
export function RecordList({ rows, openId, addressOf, total, empty, onClear }: RecordListProps) {
  if (rows.length === 0)
    return total === 0 ? (
      <EmptyState title={empty} text={t('What you add appears here.')} />
    ) : (
      <NoMatchState onClear={onClear} />
    );
  return (
    <ul className="at-feed">
      {rows.map(({ id, before, isNew, ...row }) => (
        <li key={id} className={classNames(isNew && 'is-new', id === openId && 'is-open')}>
          {before}
          <ListRow {...row} to={addressOf(id)} current={id === openId} />
        </li>
      ))}
    </ul>
  );
}
