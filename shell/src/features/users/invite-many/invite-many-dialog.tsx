import { t } from '@atrium/sdk';
import { Dialog, ErrorState, JobProgress, Note, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { CheckStep } from './check-step.js';
import { ListStep } from './list-step.js';
import { ResultStep } from './result-step.js';
import { useGetInviteListQuery } from './invite-many.api.js';

interface InviteManyDialogProps {
  /** The list that is open; null: none yet. */
  id: string | null;
  onOpen: (id: string | null) => void;
  onClose: () => void;
}

/** Invites the people of a list: it is given, looked through, and sent in the background. */
export default function InviteManyDialog({ id, onOpen, onClose }: InviteManyDialogProps) {
  // Stays while a list is looked through, so that it can be corrected.
  const [text, setText] = useState('');
  return (
    <Dialog
      title={t('Invite many people')}
      subtitle={t('Each gets a mail with a link and sets their own password.')}
      size="lg"
      keep
      onClose={onClose}
    >
      {id === null ? (
        <ListStep text={text} onText={setText} onOpen={onOpen} />
      ) : (
        <OpenList id={id} onBack={() => onOpen(null)} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface OpenListProps {
  id: string;
  onBack: () => void;
  onClose: () => void;
}

function OpenList({ id, ...ways }: OpenListProps) {
  const { data: list, error, refetch, isFetching } = useGetInviteListQuery(id);
  if (!list) {
    if (!error) return <SkeletonCards cards={1} />;
    const title = t('The list could not be loaded');
    return <ErrorState title={title} error={error} onRetry={() => void refetch()} busy={isFetching} />;
  }
  const atWork = list.state === 'checking' || list.state === 'running' || list.state === 'undoing';
  if (atWork && list.jobId)
    return (
      <div className="d-grid gap-3">
        <JobProgress id={list.jobId} />
        {list.state !== 'checking' && <Note>{t('You may close this: it goes on in the background.')}</Note>}
      </div>
    );
  const checked = list.state === 'checked' || list.counts.created + list.counts.rejected === 0;
  const done = list.state === 'undone' || !checked;
  return done ? <ResultStep list={list} {...ways} /> : <CheckStep list={list} {...ways} />;
}
