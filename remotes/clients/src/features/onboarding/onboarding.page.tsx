import { CLIENT, CLIENT_ONBOARDING, type ClientOnboarding } from '@atrium/contracts';
import { t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { Avatar, ButtonLink, Icon, RecordPage, type OpenedLook, type RowStep } from '@atrium/ui';
import { onboardingApi } from '../../shared/onboarding.api.js';
import { ONBOARDING_LOOKS } from './components/onboarding-columns.js';
import { OnboardingNext } from './components/onboarding-next.js';
import { OnboardingTop } from './components/onboarding-top.js';
import { ACCOUNT_MANAGER_FILTER } from '../../shared/record-filters.js';
import { useExport } from '../../shared/use-export.js';

const EXTRAS = { manager: ACCOUNT_MANAGER_FILTER };

const nameOf = ({ client }: ClientOnboarding): string => client.name;

/** All onboardings: where each stands, and what it waits for. */
export default function OnboardingPage() {
  const path = useCompanyPath()('client/onboardClient');
  const mayStart = useMayOpen()({ session: 'staff', permission: CLIENT.check('create') });
  return (
    <RecordPage
      record={CLIENT_ONBOARDING}
      api={onboardingApi}
      looks={ONBOARDING_LOOKS}
      nameOf={nameOf}
      empty={{
        drawing: 'people',
        title: t('No onboardings yet'),
        text: t('Onboard a won lead: its client, portal logins and kick-off come from one page.'),
      }}
      opened={OPENED}
      extras={EXTRAS}
      exported={useExport(CLIENT_ONBOARDING)}
      steps={STEPS}
      besideMenu={(row) => <OnboardingNext onboarding={row} />}
      actions={
        mayStart ? (
          <ButtonLink size="sm" variant="primary" to={path}>
            <Icon name="plus" /> {t('Onboard a client')}
          </ButtonLink>
        ) : null
      }
    />
  );
}

const OPENED: OpenedLook<ClientOnboarding> = {
  face: ({ client }) => <Avatar name={client.name} size={40} square />,
  note: ({ manager }) => manager.name,
  lead: (onboarding) => <OnboardingTop onboarding={onboarding} />,
};

const STEPS: Record<string, RowStep<ClientOnboarding>> = {
  resume: {
    label: () => t('Resume'),
    icon: 'arrow-right',
    done: (row) => (row.blockedBy ? t('It still waits.') : t('{name} is onboarded', { name: nameOf(row) })),
  },
  skip: {
    label: () => t('Go without this step'),
    icon: 'check',
    done: (row) => (row.blockedBy ? t('It still waits.') : t('{name} is onboarded', { name: nameOf(row) })),
  },
  cancel: {
    label: () => t('Cancel onboarding'),
    icon: 'x',
    danger: true,
    ask: (row) => ({
      title: t('Cancel the onboarding of {name}?', { name: nameOf(row) }),
      text: t('What was made and sent stays.'),
      confirmText: t('Cancel onboarding'),
      cancelText: t('Keep it'),
      tone: 'danger',
    }),
    done: (row) => t('The onboarding of {name} is cancelled', { name: nameOf(row) }),
  },
};
