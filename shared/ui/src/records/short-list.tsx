import { PAGE_LIMIT, type Page } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { EmptyState, type EmptyStateProps } from '../states/empty-state.js';
import { Loaded } from '../states/loaded.js';
import type { LoadedQuery } from '../states/loaded-query.js';
import { SkeletonRows } from '../states/skeleton-cards.js';

/** Rows that are shown at first. */
const SHORT = 50;

export interface ShortListProps<Row, Query extends object> {
  /** The calls of the record whose rows are shown. */
  api: { useList: (query: Query) => LoadedQuery<Page<Row>> };
  /** Which of them, in which order. */
  query: Query;
  title: string;
  /** What is said when it cannot be loaded. */
  failed: string;
  empty: EmptyStateProps;
  /** At the end of the heading. */
  actions?: ReactNode;
  /** Without a card and its heading: the rows are cards themselves. */
  plain?: boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list inside a record: how many there are, the first of them, and all on demand. */
export function ShortList<Row, Query extends object>(props: ShortListProps<Row, Query>) {
  const { api, query, title, failed, empty, actions, plain, children } = props;
  const [limit, setLimit] = useState(SHORT);
  const found = api.useList({ ...query, limit });
  return (
    <Loaded
      // The first rows stay until all of them have come, also when that fails.
      of={{ ...found, currentData: found.data }}
      title={failed}
      skeleton={<SkeletonRows rows={3} label={t('Loading')} />}
    >
      {({ items, total }) => {
        const rows = (
          <>
            {items.length === 0 ? <EmptyState {...empty} /> : children(items)}
            <ShownOf
              shown={items.length}
              total={total}
              busy={Boolean(found.isFetching)}
              onAll={limit < PAGE_LIMIT ? () => setLimit(PAGE_LIMIT) : undefined}
            />
          </>
        );
        if (plain) return rows;
        return (
          <Card title={title} count={total} actions={actions} fill="rows">
            {rows}
          </Card>
        );
      }}
    </Loaded>
  );
}

export interface ShownOfProps {
  shown: number;
  total: number;
  busy?: boolean;
  /** Shows the others, too. */
  onAll?: (() => void) | undefined;
}

/** Below a list that has more rows than it shows: how many, and a way to all of them. */
export function ShownOf({ shown, total, busy, onAll }: ShownOfProps) {
  if (shown >= total) return null;
  return (
    <div className="at-row">
      <span className="at-grow at-muted at-13">
        {t('{shown} of {total} are shown.', { shown: formatNumber(shown), total: formatNumber(total) })}
      </span>
      {onAll && (
        <Button size="sm" onClick={onAll} busy={busy}>
          {t('Show all')}
        </Button>
      )}
    </div>
  );
}
