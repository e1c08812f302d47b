import {
  CLIENT_ONBOARDING_STEP_LABELS,
  CLIENT_ONBOARDING_STEPS,
  type ClientOnboarding,
  type ClientOnboardingStep,
} from '@atrium/contracts';
import { formatDate, t, translate, useCompanyPath, useStep } from '@atrium/sdk';
import { Button, Note, Steps } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { onboardingApi } from '../../../shared/onboarding.api.js';
import { StepBadge } from './onboarding-columns.js';

/** Many onboardings start no projects, so none claims to. */
const SHOWN: readonly ClientOnboardingStep[] = CLIENT_ONBOARDING_STEPS.filter(
  (step) => step !== 'cancelled' && step !== 'services',
);

/** Where it stands, what it waits for, and the way on. */
export function OnboardingTop({ onboarding }: { onboarding: ClientOnboarding }) {
  const pathOf = useCompanyPath();
  const { client, step, stepSince, people, kickoffOn, kickoffFrom } = onboarding;
  return (
    <div className="d-flex flex-column gap-3 mb-3">
      <div className="d-flex flex-wrap align-items-center gap-2">
        <StepBadge {...onboarding} />
        <span className="at-muted at-13">{t('since {date}', { date: formatDate(stepSince) })}</span>
      </div>
      {step !== 'cancelled' && (
        <Steps
          label={t('Steps of the onboarding')}
          steps={SHOWN.map((each) => translate(CLIENT_ONBOARDING_STEP_LABELS[each]))}
          at={placeOf(step)}
        />
      )}
      <Blocked onboarding={onboarding} />
      {people.length > 0 && (
        <p className="mb-0">
          {t('Portal logins: {names}', { names: people.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {kickoffOn && (
        <p className="mb-0">
          {t('Kick-off on {date} at {time}', { date: formatDate(kickoffOn), time: kickoffFrom })}
        </p>
      )}
      <Link to={`${pathOf('client/management')}?open=${client.id}`}>
        {t('Open the client {name}', { name: client.name })}
      </Link>
    </div>
  );
}

/** The step after the one that was done last; of a complete one none. */
const placeOf = (step: ClientOnboardingStep): number =>
  step === 'complete' ? SHOWN.length : SHOWN.indexOf(step) + 1;

function Blocked({
  onboarding: { id, version, blockedBy, allowedTransitions },
}: {
  onboarding: ClientOnboarding;
}) {
  const { take: call } = onboardingApi.useCalls();
  const { take, busy } = useStep();
  if (blockedBy === null) return null;
  const mayResume = allowedTransitions.includes('resume');
  return (
    <Note
      tone="warning"
      action={
        mayResume && (
          <Button
            size="sm"
            busy={busy}
            onClick={() => void take({ work: () => call({ id, step: 'resume', version }) })}
          >
            {t('Resume')}
          </Button>
        )
      }
    >
      {t('It waits: {reason}', { reason: translate(blockedBy) })}
    </Note>
  );
}
