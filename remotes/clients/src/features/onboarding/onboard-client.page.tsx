import { LEAD, PROPOSAL, type Client, type Lead } from '@atrium/contracts';
import { lazyPage, t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { Loaded, Page, SkeletonPage, useSearchParams } from '@atrium/ui';
import type { ReactNode } from 'react';
import { clientApi } from '../../shared/client.api.js';
import { proposalApi } from '../../shared/proposal.api.js';
import { leadApi } from '../../shared/lead.api.js';
import type { OnboardFormProps } from './components/onboard-form.js';
import { ChooseStart } from './components/choose-start.js';

const OnboardForm = lazyPage<OnboardFormProps>(() => import('./components/onboard-form.js'));

/** Turns a won lead, or a client that had none, into one that the company works for. */
export default function OnboardClientPage() {
  const [params] = useSearchParams();
  const [leadId, clientId] = [params.get('lead'), params.get('client')];
  const mayReadLeads = useMayOpen()({ session: 'staff', permission: LEAD.check('read') });
  if (leadId && mayReadLeads) return <OfLead id={leadId} />;
  if (clientId) return <OfClient id={clientId} lead={null} />;
  return (
    <Frame title={t('Onboard a client')}>
      <ChooseStart mayReadLeads={mayReadLeads} />
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const list = useCompanyPath()('client/onboarding');
  return (
    <Page title={title} breadcrumb={[{ label: t('Client onboarding'), to: list }]}>
      {children}
    </Page>
  );
}

const inFrame = (waiting: ReactNode) => <Frame title={t('Onboard a client')}>{waiting}</Frame>;

function OfLead({ id }: { id: string }) {
  const query = leadApi.useGet(id);
  return (
    <Loaded of={query} title={t('The lead could not be loaded')} skeleton={<SkeletonPage />} frame={inFrame}>
      {(lead) =>
        lead.client ? <OfClient id={lead.client.id} lead={lead} /> : <Sold lead={lead} client={null} />
      }
    </Loaded>
  );
}

function OfClient({ id, lead }: { id: string; lead: Lead | null }) {
  const query = clientApi.useGet(id);
  return (
    <Loaded
      of={query}
      title={t('The client could not be loaded')}
      skeleton={<SkeletonPage />}
      frame={inFrame}
    >
      {(client: Client) => <Sold lead={lead} client={client} />}
    </Loaded>
  );
}

/** With what they accepted, where the way came from a proposal. One that cannot be read changes nothing. */
function Sold(start: Omit<OnboardFormProps, 'sold'>) {
  const [params] = useSearchParams();
  const mayRead = useMayOpen()({ session: 'staff', permission: PROPOSAL.check('read') });
  const id = mayRead ? params.get('proposal') : null;
  const { data, error } = proposalApi.useGet(id ?? undefined);
  if (id !== null && !data && !error) return inFrame(<SkeletonPage />);
  return <OnboardForm {...start} sold={data?.items ?? []} />;
}
