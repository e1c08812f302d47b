import type { ContactMerge, MergeKind, UndoneMerge } from '@atrium/contracts';
import { formatDate, formatList, t, translate, useCompanyPath, useStep } from '@atrium/sdk';
import {
  Button,
  Card,
  EmptyState,
  ListRow,
  Loaded,
  Note,
  ShowMore,
  SkeletonCards,
  StatusBadge,
  withoutNext,
} from '@atrium/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sayPart } from './merge-value.format.js';
import { useListMergesInfiniteQuery, useUndoMergeMutation } from './merge.api.js';

interface MergeHistoryProps {
  kind: MergeKind;
  /** Those of one run over all that are the same. */
  job?: string;
}

/** What was merged in the last 30 days, each with its undo. */
export function MergeHistory({ kind, job }: MergeHistoryProps) {
  const query = withoutNext(useListMergesInfiniteQuery({ kind, ...(job && { job }) }));
  const [undone, setUndone] = useState<UndoneMerge | null>(null);
  return (
    <>
      {undone && <UndoneNote undone={undone} />}
      <Loaded
        of={query}
        current
        title={t('The merges could not be loaded')}
        skeleton={<SkeletonCards cards={1} rows={4} label={t('Loading merges')} />}
      >
        {({ pages }) => (
          <>
            <Merges merges={pages.flatMap(({ items }) => items)} onUndone={setUndone} />
            {query.hasNextPage && (
              <div>
                <ShowMore of={[query]} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

interface MergesProps {
  merges: readonly ContactMerge[];
  onUndone: (undone: UndoneMerge) => void;
}

function Merges({ merges, onUndone }: MergesProps) {
  if (merges.length === 0)
    return (
      <EmptyState
        title={t('Nothing was merged')}
        text={t('What was merged in the last 30 days is listed here and can be undone.')}
      />
    );
  return (
    <Card fill="rows">
      {merges.map((merge) => (
        <MergeRow key={merge.id} merge={merge} onUndone={onUndone} />
      ))}
    </Card>
  );
}

function MergeRow({ merge, onUndone }: { merge: ContactMerge; onUndone: (undone: UndoneMerge) => void }) {
  const [undo] = useUndoMergeMutation();
  const { take, busy } = useStep();
  const path = useCompanyPath()(merge.kind === 'lead' ? 'client/viewLead' : 'client/management');
  const { id, survivor, merged, by, at } = merge;
  const words = { names: formatList(merged), person: by, date: formatDate(at) };
  return (
    <ListRow
      wrap
      title={<Link to={`${path}?open=${survivor.id}`}>{survivor.name}</Link>}
      text={t('Took in {names} · {person}, {date}', words)}
      end={
        merge.mayUndo ? (
          <Button
            size="sm"
            busy={busy}
            aria-label={t('Undo the merge into {name}', { name: survivor.name })}
            onClick={() => void take({ work: () => undo(id).unwrap().then(onUndone) })}
          >
            {t('Undo')}
          </Button>
        ) : (
          <StatusBadge tone="neutral">{merge.undoneAt ? t('Undone') : t('Past 30 days')}</StatusBadge>
        )
      }
    />
  );
}

/** What went back, and what stays. */
function UndoneNote({ undone: { merge, back, staying, kept } }: { undone: UndoneMerge }) {
  const name = merge.survivor.name;
  const lines = [
    t('{names} and {name} are separate again.', { names: formatList(merge.merged), name }),
    back.length > 0 ? t('Back: {parts}.', { parts: back.map(sayPart).join(', ') }) : null,
    staying.length > 0
      ? t('Came since and stays with {name}: {parts}.', { name, parts: staying.map(sayPart).join(', ') })
      : null,
    kept.length > 0
      ? t('Changed since and stays with {name}: {fields}.', {
          name,
          fields: formatList(kept.map((label) => translate(label))),
        })
      : null,
  ];
  return (
    <div role="status">
      <Note tone="success">{lines.filter((line) => line !== null).join(' ')}</Note>
    </div>
  );
}
