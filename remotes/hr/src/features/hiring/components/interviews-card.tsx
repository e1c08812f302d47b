import { INTERVIEW, INTERVIEW_STATE_LABELS, type Application, type Interview } from '@atrium/contracts';
import { lazyDialog, t, translate, useMayOpen } from '@atrium/sdk';
import {
  Button,
  Card,
  Loaded,
  RowMenu,
  StatusBadge,
  useRowSteps,
  type RecordDialogProps,
  type RowStep,
} from '@atrium/ui';
import { useState } from 'react';
import { interviewApi } from '../interview.api.js';
import { INTERVIEW_TONES, sayInterviewTime, sayInterviewWay } from '../interview.format.js';
import type { InterviewDialogProps } from './interview.dialog.js';

const InterviewDialog = lazyDialog<InterviewDialogProps>(() => import('./interview.dialog.js'));
const CancelDialog = lazyDialog<RecordDialogProps<Interview>>(() => import('./cancel-interview.dialog.js'));

const MOST = 50;
const ENDED = ['joined', 'rejected', 'withdrawn'];

/** The interviews of an applicant, the latest first. */
export function InterviewsCard({ application }: { application: Application }) {
  const query = interviewApi.useList({ application: application.id, sort: '-startsAt', limit: MOST });
  const maySchedule = useMayOpen()({ session: 'staff', permission: INTERVIEW.check('update') });
  const [open, setOpen] = useState<Interview | 'new' | null>(null);
  const add = maySchedule && !ENDED.includes(application.state);
  return (
    <Loaded of={query} title={t('The interviews could not be loaded')}>
      {({ items }) => (
        <Card
          title={t('Interviews')}
          actions={
            add && (
              <Button size="xs" icon="plus" onClick={() => setOpen('new')}>
                {t('Schedule interview')}
              </Button>
            )
          }
        >
          {items.length === 0 ? (
            <p className="at-muted m-0">{t('No interviews yet.')}</p>
          ) : (
            <ul className="list-unstyled m-0 d-grid gap-3">
              {items.map((interview) => (
                <InterviewRow key={interview.id} interview={interview} onEdit={setOpen} />
              ))}
            </ul>
          )}
          {open !== null && (
            <InterviewDialog
              row={open === 'new' ? null : open}
              application={application}
              onClose={() => setOpen(null)}
            />
          )}
        </Card>
      )}
    </Loaded>
  );
}

interface InterviewRowProps {
  interview: Interview;
  onEdit: (interview: Interview) => void;
}

function InterviewRow({ interview, onEdit }: InterviewRowProps) {
  const steps = useRowSteps<Interview>({
    calls: interviewApi.useCalls(),
    nameOf: sayInterviewTime,
    onEdit,
    steps: STEPS,
    archive: {},
  });
  const { state } = interview;
  const items = steps.itemsOf(offeredOf(interview));
  return (
    <li className="d-flex flex-wrap justify-content-between align-items-center gap-2">
      <Facts interview={interview} />
      <div className="d-flex align-items-center gap-2">
        <StatusBadge tone={INTERVIEW_TONES[state]}>{translate(INTERVIEW_STATE_LABELS[state])}</StatusBadge>
        {items.length > 0 && (
          <RowMenu label={t('Actions for {name}', { name: sayInterviewTime(interview) })} items={items} />
        )}
      </div>
      {steps.opened && <steps.opened.Dialog row={steps.opened.row} onClose={steps.close} />}
    </li>
  );
}

/** What has not begun was neither held nor missed. */
function offeredOf(interview: Interview): Interview {
  if (new Date(interview.startsAt) <= new Date()) return interview;
  const offered = interview.allowedTransitions.filter((step) => step !== 'hold' && step !== 'miss');
  return { ...interview, allowedTransitions: offered };
}

function Facts({ interview }: { interview: Interview }) {
  const { state, panel, reason, link } = interview;
  return (
    <div className="text-break">
      <div className="fw-medium">{sayInterviewTime(interview)}</div>
      <div className="at-13 at-muted">{sayInterviewWay(interview)}</div>
      <div className="at-13 at-muted">
        <bdi>{panel.map(({ name }) => name).join(', ')}</bdi>
        {reason && <> · {reason}</>}
      </div>
      {link && state === 'scheduled' && (
        <a className="at-13" href={link} target="_blank" rel="noreferrer">
          {t('Open the call')}
        </a>
      )}
    </div>
  );
}

const STEPS: Record<keyof typeof INTERVIEW.steps, RowStep<Interview>> = {
  hold: { label: () => t('Mark as held'), icon: 'check', done: () => t('Interview held') },
  miss: {
    label: () => t('Did not come'),
    icon: 'x',
    done: ({ candidate }) => t('{name} did not come', { name: candidate.name }),
  },
  cancel: { label: () => t('Cancel interview'), icon: 'x', danger: true, Dialog: CancelDialog },
};
