import type { DuplicateGroup, DuplicateList as ListName, MergeKind } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { EmptyState, Loaded, Note, ShowMore, SkeletonCards, withoutNext } from '@atrium/ui';
import { useState } from 'react';
import { DuplicateGroupCard } from './duplicate-group.js';
import { MergeDialog } from './lazy-merge.dialog.js';
import { useListDuplicatesInfiniteQuery } from './merge.api.js';

interface DuplicateListProps {
  kind: MergeKind;
  list: ListName;
}

/** Groups of those that may be one, a page at a time. */
export function DuplicateList({ kind, list }: DuplicateListProps) {
  const query = withoutNext(useListDuplicatesInfiniteQuery({ kind, list }));
  const [opened, setOpened] = useState<DuplicateGroup | null>(null);
  return (
    <>
      <Loaded
        of={query}
        current
        title={t('The duplicates could not be loaded')}
        skeleton={<SkeletonCards cards={3} rows={2} label={t('Loading duplicates')} />}
      >
        {({ pages }) => (
          <>
            <Groups
              kind={kind}
              list={list}
              groups={pages.flatMap(({ items }) => items)}
              rest={query.hasNextPage}
              onMerge={setOpened}
            />
            {query.hasNextPage && (
              <div>
                <ShowMore of={[query]} />
              </div>
            )}
          </>
        )}
      </Loaded>
      {opened && <MergeDialog kind={kind} records={opened.records} onClose={() => setOpened(null)} />}
    </>
  );
}

interface GroupsProps extends DuplicateListProps {
  groups: readonly DuplicateGroup[];
  /** There are more to look through. */
  rest: boolean;
  onMerge: (group: DuplicateGroup) => void;
}

function Groups({ kind, list, groups, rest, onMerge }: GroupsProps) {
  if (groups.length === 0)
    return rest ? <Note>{t('Nothing of this kind so far.')}</Note> : <NoDuplicates list={list} />;
  return groups.map((group) => (
    <DuplicateGroupCard
      key={group.records.map(({ id }) => id).join(' ')}
      kind={kind}
      group={group}
      onMerge={onMerge}
    />
  ));
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
