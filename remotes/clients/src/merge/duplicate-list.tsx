import type { DuplicateGroup, DuplicateList as ListName, MergeKind } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, EmptyState, Loaded, Note, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { DuplicateGroupCard } from './duplicate-group.js';
import { MergeDialog } from './lazy-merge.dialog.js';
import { useListDuplicatesQuery } from './merge.api.js';

interface DuplicateListProps {
  kind: MergeKind;
  list: ListName;
}

/** Groups of those that may be one, a page at a time. */
export function DuplicateList({ kind, list }: DuplicateListProps) {
  const [cursors, setCursors] = useState<string[]>([]);
  const [opened, setOpened] = useState<DuplicateGroup | null>(null);
  return (
    <>
      {[undefined, ...cursors].map((cursor, place) => (
        <DuplicatePart
          key={cursor ?? ''}
          {...{ kind, list, cursor }}
          isFirst={place === 0}
          onMerge={setOpened}
          onMore={place === cursors.length ? (next) => setCursors([...cursors, next]) : null}
        />
      ))}
      {opened && <MergeDialog kind={kind} records={opened.records} onClose={() => setOpened(null)} />}
    </>
  );
}

interface DuplicatePartProps extends DuplicateListProps {
  cursor: string | undefined;
  isFirst: boolean;
  onMerge: (group: DuplicateGroup) => void;
  /** Null where the next page is shown already. */
  onMore: ((next: string) => void) | null;
}

function DuplicatePart({ kind, list, cursor, isFirst, onMerge, onMore }: DuplicatePartProps) {
  const query = useListDuplicatesQuery({ kind, list, ...(cursor && { cursor }) });
  return (
    <Loaded
      of={query}
      title={t('The duplicates could not be loaded')}
      skeleton={<SkeletonCards cards={isFirst ? 3 : 1} rows={2} label={t('Loading duplicates')} />}
    >
      {(data) => {
        const { items, next } = data;
        return (
          <>
            {isFirst && items.length === 0 && next === null && <NoDuplicates list={list} />}
            {items.length === 0 && next !== null && <Note>{t('Nothing of this kind so far.')}</Note>}
            {items.map((group) => (
              <DuplicateGroupCard
                key={group.records.map(({ id }) => id).join(' ')}
                {...{ kind, group, onMerge }}
              />
            ))}
            {next !== null && onMore && (
              <div>
                <Button onClick={() => onMore(next)}>{t('Show more')}</Button>
              </div>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

const NoDuplicates = ({ list }: { list: ListName }) =>
  list === 'different' ? (
    <EmptyState
      title={t('Nothing is marked as different')}
      text={t('Pairs that someone marks as not the same are listed here.')}
    />
  ) : (
    <EmptyState
      drawing="people"
      title={t('No duplicates of this kind')}
      text={
        list === 'same'
          ? t('Others may be under Likely or Possible.')
          : t('New ones are found by themselves: by name, email, phone number and GSTIN.')
      }
    />
  );
