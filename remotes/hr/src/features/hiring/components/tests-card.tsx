import {
  APPLICATION,
  ASSESSMENT,
  ASSESSMENT_RESULT_STATE_LABELS,
  type ApplicantTest,
  type Application,
} from '@atrium/contracts';
import {
  formatDate,
  lazyDialog,
  t,
  tellFailure,
  toast,
  translate,
  useCompanyPath,
  useMayOpen,
} from '@atrium/sdk';
import { Button, ButtonLink, Card, Loaded, StatusBadge, type RecordDialogProps } from '@atrium/ui';
import { useState } from 'react';
import { RESULT_TONES, sayPercent } from '../../../shared/assessment.format.js';
import { Passed } from '../../../shared/passed.js';
import { useInviteApplicantMutation, useListApplicantTestsQuery } from '../applicant-test.api.js';

const InviteDialog = lazyDialog<RecordDialogProps<Application>>(() => import('./invite-applicant.dialog.js'));

const ENDED = ['joined', 'rejected', 'withdrawn'];

/** The assessments of an applicant, with what came of them. */
export default function TestsCard({ application }: { application: Application }) {
  const query = useListApplicantTestsQuery(application.id);
  const mayInvite = useMayOpen()({ session: 'staff', permission: APPLICATION.check('update') });
  const [open, setOpen] = useState(false);
  return (
    <Loaded of={query} title={t('The assessments could not be loaded')}>
      {({ items }) => (
        <Card
          title={t('Assessments')}
          actions={
            mayInvite &&
            !ENDED.includes(application.state) && (
              <Button size="xs" icon="plus" onClick={() => setOpen(true)}>
                {t('Invite to assessment')}
              </Button>
            )
          }
        >
          {items.length === 0 ? (
            <p className="at-muted m-0">{t('No assessments yet.')}</p>
          ) : (
            <ul className="list-unstyled m-0 d-grid gap-3">
              {items.map((test) => (
                <TestRow key={test.id} test={test} application={application} mayInvite={mayInvite} />
              ))}
            </ul>
          )}
          {open && <InviteDialog row={application} onClose={() => setOpen(false)} />}
        </Card>
      )}
    </Loaded>
  );
}

interface TestRowProps {
  test: ApplicantTest;
  application: Application;
  mayInvite: boolean;
}

function TestRow({ test, application, mayInvite }: TestRowProps) {
  const { assessment, state, percent, passed, linkUntil, canResend } = test;
  const marking = useCompanyPath()('assessment/table?view=marking');
  const mayMark = useMayOpen()({ session: 'staff', permission: ASSESSMENT.check('update') });
  return (
    <li className="d-flex flex-wrap justify-content-between align-items-center gap-2">
      <div className="text-break">
        <bdi className="fw-medium">{assessment.name}</bdi>
        {state === 'invited' && linkUntil !== null && (
          <div className="at-13 at-muted">
            {t('The link works until {day}', { day: formatDate(linkUntil) })}
          </div>
        )}
      </div>
      <div className="d-flex flex-wrap align-items-center gap-2">
        {percent !== null && <bdi className="fw-medium">{sayPercent(percent)}</bdi>}
        <Passed passed={passed} />
        {passed === null && (
          <StatusBadge tone={RESULT_TONES[state]}>
            {translate(ASSESSMENT_RESULT_STATE_LABELS[state])}
          </StatusBadge>
        )}
        {state === 'marking' && mayMark && (
          <ButtonLink size="xs" to={marking}>
            {t('Mark answers')}
          </ButtonLink>
        )}
        {canResend && mayInvite && <Resend test={test} application={application} />}
      </div>
    </li>
  );
}

function Resend({ test: { assessment }, application: { id, candidate } }: Omit<TestRowProps, 'mayInvite'>) {
  const [invite, { isLoading }] = useInviteApplicantMutation();
  const send = async () => {
    try {
      await invite({ id, assessmentId: assessment.id }).unwrap();
      toast.success(t('A new link is sent to {name}', { name: candidate.name }));
    } catch (reason) {
      tellFailure(t('The link could not be sent'), reason);
    }
  };
  return (
    <Button size="xs" busy={isLoading} onClick={() => void send()}>
      {t('Send new link')}
    </Button>
  );
}
