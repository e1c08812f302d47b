import {
  APPLICATION_STATE_LABELS,
  CANDIDATE,
  type AlikeApplications,
  type Application,
} from '@atrium/contracts';
import { lazyDialog, t, translate, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { Button, Note } from '@atrium/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListAlikeApplicationsQuery } from '../hiring.api.js';
import type { MergeCandidatesDialogProps } from './merge-candidates.dialog.js';
import { MergedNote } from './merged-note.js';

type Alike = AlikeApplications['items'][number];

const MergeCandidatesDialog = lazyDialog<MergeCandidatesDialogProps>(
  () => import('./merge-candidates.dialog.js'),
);

/** Other applications of the person, and of people who may be the same, with whom they are merged. */
export default function AlikeNote({ application: { id, candidate } }: { application: Application }) {
  const { data } = useListAlikeApplicationsQuery(id);
  const mayMerge = useMayOpen()({ session: 'staff', permission: CANDIDATE.check('update') });
  const [other, setOther] = useState<string | null>(null);
  return (
    <>
      {data && data.items.length > 0 && (
        <Note tone={data.items.some(({ by }) => by !== 'person') ? 'warning' : 'info'}>
          <ul className="list-unstyled d-grid gap-2 m-0">
            {data.items.map((item) => (
              <AlikeRow key={item.id} item={item} onMerge={mayMerge ? setOther : null} />
            ))}
          </ul>
        </Note>
      )}
      {mayMerge && <MergedNote candidateId={candidate.id} />}
      {other !== null && (
        <MergeCandidatesDialog candidates={[candidate.id, other]} onClose={() => setOther(null)} />
      )}
    </>
  );
}

interface AlikeRowProps {
  item: Alike;
  /** Null: they may not. */
  onMerge: ((candidateId: string) => void) | null;
}

function AlikeRow({ item, onMerge }: AlikeRowProps) {
  const path = useCompanyPath()('hiring/applicant');
  return (
    <li>
      <Link to={`${path}?id=${item.id}`}>
        {item.name}, {item.opening}
      </Link>{' '}
      <span className="at-muted">
        {translate(APPLICATION_STATE_LABELS[item.state])} · {sayWhy(item)}
      </span>{' '}
      {onMerge && item.by !== 'person' && (
        <Button
          size="sm"
          aria-label={t('Merge with {name}, {opening}', item)}
          onClick={() => onMerge(item.candidateId)}
        >
          {t('Merge')}
        </Button>
      )}
    </li>
  );
}

function sayWhy({ by }: Alike): string {
  if (by === 'person') return t('the same person');
  return by === 'phone' ? t('the same phone number') : t('the same name');
}
