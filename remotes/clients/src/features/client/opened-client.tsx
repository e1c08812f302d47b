import { CLIENT_STATUS_LABELS, type ActivityAbout, type Client, type EnquiriesOf } from '@atrium/contracts';
import { lazyPage, t, translate } from '@atrium/sdk';
import { Avatar, StatusBadge, type OpenedLook, type RecordPart } from '@atrium/ui';
import { STATUS_TONES } from './client.format.js';
import { ClientActions } from './components/client-actions.js';
import { ClientMatches } from './components/client-matches.js';

const LoginList = lazyPage<{ client: Client }>(() => import('./components/login-list.js'));
const ClientOverview = lazyPage<{ client: Client }>(() => import('./components/client-overview.js'));
const ClientTimeline = lazyPage<{ client: Client }>(() => import('./components/client-timeline.js'));
const ClientConsents = lazyPage<{ client: Client }>(() => import('./components/client-consents.js'));
const ClientFiles = lazyPage<{ client: Client }>(() => import('./components/client-files.js'));
const ClientMessages = lazyPage<{ client: Client }>(() => import('./components/client-messages.js'));
const ClientProjects = lazyPage<{ client: Client }>(() => import('./components/client-projects.js'));
const ClientProposals = lazyPage<{ client: Client }>(() => import('./components/client-proposals.js'));
const ClientTasks = lazyPage<{ client: Client }>(() => import('./components/client-tasks.js'));
const ContactList = lazyPage<{ client: Client }>(() => import('./components/contact-list.js'));
const ActivityList = lazyPage<{ about: ActivityAbout; mayLog: boolean }>(
  () => import('../../shared/activity-list.js'),
);
const EnquiryList = lazyPage<{ about: EnquiriesOf }>(() => import('../../shared/enquiry-list.js'));

/** What the page of a client shows, each part under its tab. */
export const openedClient = (): OpenedLook<Client> => ({
  face: ({ name }) => <Avatar name={name} size={40} square />,
  status: ({ status }) => (
    <StatusBadge tone={STATUS_TONES[status]}>{translate(CLIENT_STATUS_LABELS[status])}</StatusBadge>
  ),
  actions: (client) => <ClientActions client={client} />,
  without: ['status', 'code', 'industry', 'city', 'openProjects', 'proposalsOut', 'lastContactAt'],
  note: ({ code, industry, city }) => [code, industry, city].filter(Boolean).join(' · '),
  lead: (client) => (
    <>
      {client.handedFrom && (
        <p className="at-muted at-13">{t('Taken over from {name}', { name: client.handedFrom.name })}</p>
      )}
      <ClientMatches client={client} />
      <ClientOverview client={client} />
    </>
  ),
  parts: parts(),
});

const parts = (): RecordPart<Client>[] => [
  { key: 'timeline', label: t('Timeline'), render: (client) => <ClientTimeline client={client} /> },
  {
    key: 'activities',
    label: t('Calls, notes and messages'),
    render: ({ id, allowedTransitions }) => (
      <ActivityList about={{ kind: 'client', id }} mayLog={allowedTransitions.includes('update')} />
    ),
  },
  { key: 'contacts', label: t('Contacts'), render: (client) => <ContactList client={client} /> },
  { key: 'projects', label: t('Projects'), render: (client) => <ClientProjects client={client} /> },
  { key: 'tasks', label: t('Tasks'), render: (client) => <ClientTasks client={client} /> },
  { key: 'proposals', label: t('Proposals'), render: (client) => <ClientProposals client={client} /> },
  { key: 'files', label: t('Files'), render: (client) => <ClientFiles client={client} /> },
  { key: 'messages', label: t('Messages'), render: (client) => <ClientMessages client={client} /> },
  {
    key: 'enquiries',
    label: t('Web enquiries'),
    render: ({ id }) => <EnquiryList about={{ kind: 'client', id }} />,
  },
  { key: 'consents', label: t('Consents'), render: (client) => <ClientConsents client={client} /> },
  { key: 'logins', label: t('Logins'), render: (client) => <LoginList client={client} /> },
];
