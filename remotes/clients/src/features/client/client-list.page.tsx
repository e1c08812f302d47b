import { CLIENT, type Client, type EnquiriesOf } from '@atrium/contracts';
import { lazyDialog, lazyPage, t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { Avatar, ButtonLink, Icon, RecordPage, type OpenedLook, type RowStep } from '@atrium/ui';
import { clientApi, nameOfClient } from '../../shared/client.api.js';
import { useClientTabs } from '../../shared/use-client-tabs.js';
import { ClientMatches } from './components/client-matches.js';
import { CLIENT_LOOKS } from './components/client-columns.js';

const ClientDialog = lazyDialog(() => import('./components/client.dialog.js'));
const MergeDialog = lazyDialog(() => import('../../merge/client-merge.dialog.js'));
const LoginList = lazyPage<{ client: Client }>(() => import('./components/login-list.js'));
const ClientProjects = lazyPage<{ client: Client }>(() => import('./components/client-projects.js'));
const ClientMessages = lazyPage<{ client: Client }>(() => import('./components/client-messages.js'));
const EnquiryList = lazyPage<{ about: EnquiriesOf }>(() => import('../../shared/enquiry-list.js'));
const ContactList = lazyPage<{ client: Client }>(() => import('./components/contact-list.js'));

/** Whom the company works for. */
export default function ClientListPage() {
  const add = useCompanyPath()('client/addClient');
  const mayAdd = useMayOpen()({ session: 'staff', permission: CLIENT.check('create') });
  return (
    <RecordPage
      record={CLIENT}
      tabs={useClientTabs()}
      api={clientApi}
      looks={CLIENT_LOOKS}
      nameOf={nameOfClient}
      Form={ClientDialog}
      placeholder={t('Name, code or city')}
      empty={{
        drawing: 'people',
        title: t('No clients yet'),
        text: t('Add a client, or turn a won lead into one.'),
      }}
      opened={openedLook()}
      steps={STEPS}
      actions={
        mayAdd ? (
          <ButtonLink variant="primary" to={add}>
            <Icon name="plus" /> {t('Add client')}
          </ButtonLink>
        ) : null
      }
      exported={{}}
    />
  );
}

const STEPS: Record<string, RowStep<Client>> = {
  merge: { label: () => t('Merge with…'), icon: 'users', Dialog: MergeDialog },
};

const openedLook = (): OpenedLook<Client> => ({
  face: ({ name }) => <Avatar name={name} size={40} square />,
  note: ({ code, industry, city }) => [code, industry, city].filter(Boolean).join(' · '),
  lead: (client) => <ClientMatches client={client} />,
  parts: [
    { key: 'contacts', label: t('Contacts'), render: (client) => <ContactList client={client} /> },
    { key: 'projects', label: t('Projects'), render: (client) => <ClientProjects client={client} /> },
    { key: 'messages', label: t('Messages'), render: (client) => <ClientMessages client={client} /> },
    {
      key: 'enquiries',
      label: t('Web enquiries'),
      render: ({ id }) => <EnquiryList about={{ kind: 'client', id }} />,
    },
    { key: 'logins', label: t('Logins'), render: (client) => <LoginList client={client} /> },
  ],
});
