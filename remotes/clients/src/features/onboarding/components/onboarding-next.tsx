import {
  addDays,
  askNewEvent,
  CLIENT,
  dayIn,
  ENDED_ONBOARDING_STEPS,
  workingDayFrom,
  type ClientOnboarding,
} from '@atrium/contracts';
import { t, useCompanyPath, useMayOpen, useStep, useUser } from '@atrium/sdk';
import { Button, ButtonLink } from '@atrium/ui';
import { onboardingApi } from '../../../shared/onboarding.api.js';

/** What is to be done next for an onboarding, in its row. */
export function OnboardingNext({ onboarding }: { onboarding: ClientOnboarding }) {
  const { step, client, allowedTransitions } = onboarding;
  const lacking = useLacking(onboarding);
  const to = useCompanyPath();
  if (step === 'cancelled') return null;
  if (!ENDED_ONBOARDING_STEPS.includes(step))
    return allowedTransitions.includes('resume') ? <Resume onboarding={onboarding} /> : null;
  const next = lacking ?? { label: t('Open client'), to: `${to('client/management')}?open=${client.id}` };
  return (
    <ButtonLink size="sm" variant="secondary" to={next.to} aria-label={`${next.label}: ${client.name}`}>
      {next.label}
    </ButtonLink>
  );
}

/** What a complete onboarding went without, where the reader may add it: logins first, then a kick-off. */
function useLacking({ people, kickoffOn, client, ...known }: ClientOnboarding): {
  label: string;
  to: string;
} | null {
  const to = useCompanyPath();
  const { timezone } = useUser().company;
  const may = useMayOpen();
  if (people.length === 0 && may({ session: 'staff', permission: CLIENT.check('update') }))
    return { label: t('Invite to portal'), to: `${to('client/createClient')}?client=${client.id}` };
  if (kickoffOn === null && may({ session: 'staff', permission: { tab: 'calendar' } }))
    return {
      label: t('Plan kick-off'),
      to: to('calendar') + kickoffOf({ people, ...known }, dayIn(new Date(), timezone)),
    };
  return null;
}

/** On the next working day, with the people of the client and who looks after it. */
const kickoffOf = (
  {
    people,
    manager,
    kickoffTitle,
    kickoffFrom,
  }: Pick<ClientOnboarding, 'people' | 'manager' | 'kickoffTitle' | 'kickoffFrom'>,
  today: string,
): string =>
  askNewEvent({
    title: kickoffTitle,
    day: workingDayFrom(addDays(today, 1), 0),
    from: kickoffFrom,
    guests: [manager],
    outsideGuests: people.flatMap(({ email }) => email ?? []),
  });

function Resume({ onboarding: { id, version, client } }: { onboarding: ClientOnboarding }) {
  const { take: call } = onboardingApi.useCalls();
  const { take, busy } = useStep();
  const press = () =>
    void take({
      of: id,
      work: () => call({ id, step: 'resume', version }),
      done: (row) => (row.blockedBy ? t('It still waits.') : t('{name} is onboarded', { name: client.name })),
    });
  return (
    <Button size="sm" busy={busy} onClick={press} aria-label={`${t('Resume')}: ${client.name}`}>
      {t('Resume')}
    </Button>
  );
}
