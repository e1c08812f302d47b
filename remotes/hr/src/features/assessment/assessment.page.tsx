import {
  ASSESSMENT_AUDIENCE_LABELS,
  ASSESSMENT_STATE_LABELS,
  COUNTED_ATTEMPT_LABELS,
  REVEALED_LABELS,
  type Assessment,
} from '@atrium/contracts';
import { formatMinutes, formatNumber, lazyDialog, t, translate, useCompanyPath } from '@atrium/sdk';
import {
  Button,
  ButtonLink,
  Loaded,
  Metrics,
  Page,
  RowMenu,
  SkeletonPage,
  StatusBadge,
  useRowSteps,
} from '@atrium/ui';
import { useState } from 'react';
import { assessmentApi } from '../../shared/assessment.api.js';
import { ASSESSMENT_TONES, sayMoment, sayPercent } from '../../shared/assessment.format.js';
import { ASSESSMENT_STEPS } from './assessment-steps.data.js';
import { FiguresCard } from './components/figures-card.js';
import { InvitedCard } from './components/invited-card.js';

const AssessmentDialog = lazyDialog(() => import('./components/assessment.dialog.js'));
const InviteDialog = lazyDialog(() => import('./components/invite.dialog.js'));

/** One assessment: how far it is, who was invited, and how its questions fare. */
export default function AssessmentPage({ id }: { id: string }) {
  const query = assessmentApi.useGet(id);
  return (
    <Loaded of={query} title={t('The assessment could not be loaded')} skeleton={<SkeletonPage />}>
      {(assessment) => <Shown assessment={assessment} />}
    </Loaded>
  );
}

const rulesOf = (assessment: Assessment): string =>
  [
    t('for {audience}', { audience: translate(ASSESSMENT_AUDIENCE_LABELS[assessment.audience]) }),
    t('{count, plural, one {# question} other {# questions}}', { count: assessment.questionCount }),
    assessment.limitMin === null ? t('no time limit') : formatMinutes(assessment.limitMin),
    t('{count, plural, one {# attempt} other {# attempts}}', { count: assessment.attempts }),
    ...(assessment.attempts > 1 ? [translate(COUNTED_ATTEMPT_LABELS[assessment.counted])] : []),
    ...(assessment.passPercent === null
      ? []
      : [t('pass from {percent}', { percent: sayPercent(assessment.passPercent) })]),
    t('people see: {what}', { what: translate(REVEALED_LABELS[assessment.reveal]) }),
    ...(assessment.closesAt === null
      ? []
      : [t('closes {moment}', { moment: sayMoment(assessment.closesAt) })]),
  ].join(' · ');

function Shown({ assessment }: { assessment: Assessment }) {
  const path = useCompanyPath()('assessment/table');
  const [open, setOpen] = useState<'edit' | 'invite' | null>(null);
  const steps = useRowSteps<Assessment>({
    calls: assessmentApi.useCalls(),
    nameOf: ({ name }) => name,
    onEdit: () => setOpen('edit'),
    steps: ASSESSMENT_STEPS,
    archive: {},
  });
  const menu = steps.itemsOf(assessment);
  const { name, state, owed } = assessment;
  return (
    <Page
      title={name}
      wraps
      status={
        <StatusBadge tone={ASSESSMENT_TONES[state]}>{translate(ASSESSMENT_STATE_LABELS[state])}</StatusBadge>
      }
      subtitle={rulesOf(assessment)}
      breadcrumb={[{ label: t('Assessments'), to: path }]}
      actions={
        <>
          {owed > 0 && (
            <ButtonLink size="sm" to={`${path}?view=marking`}>
              {t('{count, plural, one {Mark # answer} other {Mark # answers}}', { count: owed })}
            </ButtonLink>
          )}
          {menu.length > 0 && <RowMenu label={t('Actions for {name}', { name })} items={menu} />}
          {state !== 'closed' && assessment.audience !== 'applicants' && (
            <Button size="sm" variant="primary" icon="user-plus" onClick={() => setOpen('invite')}>
              {t('Invite people')}
            </Button>
          )}
        </>
      }
    >
      <Figures assessment={assessment} />
      <InvitedCard assessment={assessment} />
      {state !== 'draft' && <FiguresCard assessment={assessment} />}
      {open === 'edit' && <AssessmentDialog row={assessment} onClose={() => setOpen(null)} />}
      {open === 'invite' && <InviteDialog row={assessment} onClose={() => setOpen(null)} />}
      {steps.opened && <steps.opened.Dialog row={steps.opened.row} onClose={steps.close} />}
    </Page>
  );
}

function Figures({ assessment: { invited, finished, owed, passedCount } }: { assessment: Assessment }) {
  return (
    <Metrics
      label={t('Figures')}
      items={[
        { label: t('Invited'), value: formatNumber(invited) },
        { label: t('Finished'), value: formatNumber(finished) },
        { label: t('Passed'), value: formatNumber(passedCount) },
        { label: t('To mark'), value: formatNumber(owed) },
      ]}
    />
  );
}
