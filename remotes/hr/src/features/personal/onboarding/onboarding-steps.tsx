import {
  ONBOARDING_STEPS,
  type OnboardingStep,
  type OwnOnboarding,
  type PersonalDetails,
  type StatutoryDetails,
} from '@atrium/contracts';
import { msg, t, translate, useCompanyPath, useUser } from '@atrium/sdk';
import {
  allOf,
  ButtonLink,
  EmptyState,
  Loaded,
  SkeletonCards,
  Steps,
  type EmptyStateProps,
} from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useGetPersonalQuery, useGetStatutoryQuery } from '../personal.api.js';
import { BankStep } from './bank-step.js';
import { DocumentsStep } from './documents-step.js';
import { NumbersStep } from './numbers-step.js';
import { useGetOnboardingQuery } from './onboarding.api.js';
import { PersonalStep } from './personal-step.js';

const TITLES: Record<OnboardingStep, string> = {
  personal: msg('About you'),
  bank: msg('Bank account'),
  statutory: msg('Statutory details'),
  documents: msg('Documents'),
};

/** Between two looks whether the new account is linked already, in ms. */
const LOOK_AGAIN = 1500;

/** The steps of a new person. They start with the first that is not done, on whatever device. */
export default function OnboardingSteps({ documents }: { documents: ReactNode }) {
  const [preparing, setPreparing] = useState(true);
  const query = useGetOnboardingQuery(undefined, {
    ...(preparing && { pollingInterval: LOOK_AGAIN }),
    refetchOnMountOrArgChange: true,
  });
  const { data } = query;
  if (data && preparing && data.state !== 'preparing') setPreparing(false);
  return (
    <Loaded
      of={{ ...query, ...(data?.state === 'preparing' && { data: undefined, currentData: undefined }) }}
      title={t('Your onboarding could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={6} label={t('Loading your onboarding')} />}
    >
      {(onboarding) =>
        onboarding.state === 'closed' ? (
          <Closed />
        ) : (
          <OpenSteps onboarding={onboarding} documents={documents} />
        )
      }
    </Loaded>
  );
}

function Blank(props: EmptyStateProps) {
  return (
    <>
      <h1 className="visually-hidden">{t('Onboarding')}</h1>
      <EmptyState {...props} />
    </>
  );
}

/** Who has just joined and has nothing to fill in starts with the dashboard. */
function Closed() {
  const toPath = useCompanyPath();
  const { state } = useLocation() as { state: { joined?: boolean } | null };
  if (state?.joined) return <Navigate to={toPath('dashboard')} replace />;
  return (
    <Blank
      title={t('You have nothing to fill in here')}
      text={t('HR has what it needs. Ask for changes in your profile.')}
      actions={
        <ButtonLink variant="primary" to={toPath('dashboard')}>
          {t('To the dashboard')}
        </ButtonLink>
      }
    />
  );
}

interface OpenStepsProps {
  onboarding: OwnOnboarding;
  documents: ReactNode;
}

function OpenSteps({ onboarding: { done, version }, documents }: OpenStepsProps) {
  const [at, setAt] = useState(() => firstOpen(done));
  const toPath = useCompanyPath();
  const { firstName } = useUser();
  return (
    <div className="d-grid gap-4">
      <header className="d-grid gap-1">
        <h1>{t('Welcome, {name}', { name: firstName })}</h1>
        <p className="at-muted m-0">
          {t(
            'Four short steps, about five minutes. Each is kept, so you can continue later, also on another device.',
          )}
        </p>
      </header>
      <Steps
        label={t('Onboarding')}
        steps={ONBOARDING_STEPS.map((step) => translate(TITLES[step]))}
        at={at}
        onStep={setAt}
      />
      <OpenStep at={at} version={version} documents={documents} onStep={setAt} />
      <div>
        <ButtonLink variant="ghost" to={toPath('dashboard')}>
          {t('Continue another time')}
        </ButtonLink>
      </div>
    </div>
  );
}

function firstOpen(done: readonly OnboardingStep[]): number {
  const place = ONBOARDING_STEPS.findIndex((step) => !done.includes(step));
  return place === -1 ? ONBOARDING_STEPS.length - 1 : place;
}

interface OpenStepProps {
  at: number;
  version: number;
  documents: ReactNode;
  onStep: (at: number) => void;
}

function OpenStep({ at, version, documents, onStep }: OpenStepProps) {
  const personal = useGetPersonalQuery('own');
  const statutory = useGetStatutoryQuery('own');
  return (
    <Loaded
      of={allOf([personal, statutory])}
      title={t('The personal details could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={6} label={t('Loading your details')} />}
    >
      {([details, numbers]) => (
        <Step
          at={at}
          version={version}
          documents={documents}
          onStep={onStep}
          personal={details}
          statutory={numbers}
        />
      )}
    </Loaded>
  );
}

interface StepProps extends OpenStepProps {
  personal: PersonalDetails;
  statutory: StatutoryDetails;
}

function Step({ at, version, documents, onStep, personal, statutory }: StepProps) {
  const navigate = useNavigate();
  const toPath = useCompanyPath();
  const moves = { onBack: () => onStep(at - 1), onDone: () => onStep(at + 1) };
  switch (ONBOARDING_STEPS[at]) {
    case 'personal':
      return <PersonalStep details={personal} onDone={moves.onDone} />;
    case 'bank':
      return <BankStep details={statutory} {...moves} />;
    case 'statutory':
      return <NumbersStep details={statutory} {...moves} />;
    default:
      return (
        <DocumentsStep
          version={version}
          documents={documents}
          onBack={moves.onBack}
          onFinished={() => void navigate(toPath('dashboard'), { replace: true })}
        />
      );
  }
}
