import { isApiFailure, t, toast, translate, useJob } from '@atrium/sdk';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { Note } from '../feedback/note.js';
import { ProgressBar } from '../feedback/progress-bar.js';

/** The live progress of a job, with a button that stops it. */
export function JobProgress({ id }: { id: string }) {
  const { job, error, cancel } = useJob(id);
  const [asked, setAsked] = useState(false);
  if (error) return <Note tone="danger">{t('Progress cannot be shown right now. The work continues.')}</Note>;
  const { done, total, words } = job?.progress ?? { done: 0, total: 0, words: null };
  const stopping = asked || job?.cancelRequested === true;
  const stop = async () => {
    setAsked(true);
    try {
      await cancel();
    } catch (reason) {
      setAsked(false);
      toast.error(isApiFailure(reason) ? reason.error.message : t('It was not stopped. Try again.'));
    }
  };
  const title = job ? translate(job.title) : t('Starting…');
  const figures = total > 0 ? t('{done, number} of {total, number}', { done, total }) : t('Waiting');
  return (
    <div className="at-job">
      <div className="at-job-words" role="status">
        <span>{stopping ? t('Stopping…') : words !== null ? translate(words) : title}</span>
        <span className="at-muted">{figures}</span>
      </div>
      <ProgressBar thick value={done} max={total} label={`${title}: ${figures}`} />
      {job?.state === 'queued' && job.error && <Note tone="warning">{translate(job.error)}</Note>}
      <div>
        <Button size="sm" busy={stopping} onClick={() => void stop()}>
          {t('Stop')}
        </Button>
      </div>
    </div>
  );
}
