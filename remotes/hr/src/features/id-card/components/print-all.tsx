import { fileUrl, t, tellFailure, useJob } from '@atrium/sdk';
import { Dialog, JobProgress, Note } from '@atrium/ui';
import { useEffect, useRef, useState } from 'react';
import { usePrintCardsMutation } from '../../../shared/id-card.api.js';

interface PrintAllProps {
  /** Left out: all that are issued and not printed yet. */
  ids?: string[];
  onClose: () => void;
}

/** Makes one file of cards: its progress, then the file. */
export function PrintAllDialog({ ids, onClose }: PrintAllProps) {
  const [jobId, setJobId] = useState<string | null>(null);
  const [print] = usePrintCardsMutation();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const start = async () => {
      try {
        setJobId((await print({ ids: ids ?? null }).unwrap()).jobId);
      } catch (failure) {
        tellFailure(t('The file was not made. Try again.'), failure);
        onClose();
      }
    };
    void start();
  }, [print, ids, onClose]);
  return (
    <Dialog title={t('Print ID cards')} onClose={onClose} size="sm">
      {jobId ? <Progress jobId={jobId} /> : <Note>{t('Starting…')}</Note>}
    </Dialog>
  );
}

function Progress({ jobId }: { jobId: string }) {
  const { job } = useJob(jobId);
  if (job?.state === 'failed' || job?.state === 'cancelled')
    return <Note tone="danger">{t('The file was not made. Try again.')}</Note>;
  const { fileId, leftOut }: Record<string, unknown> = job?.result ?? {};
  if (job?.state !== 'done' || typeof fileId !== 'string') return <JobProgress id={jobId} />;
  return (
    <>
      <p>{t('The file is ready: one card a page, 85.6 × 54 mm. It is kept for a week.')}</p>
      {typeof leftOut === 'number' && leftOut > 0 && (
        <Note tone="warning">
          {t(
            '{count, plural, one {# card ended meanwhile and is left out.} other {# cards ended meanwhile and are left out.}}',
            { count: leftOut },
          )}
        </Note>
      )}
      <div>
        <a className="btn btn-primary" href={fileUrl(fileId, 'download')} download>
          {t('Download')}
        </a>
      </div>
    </>
  );
}
