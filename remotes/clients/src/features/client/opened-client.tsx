import {
  CLIENT_STATUS_LABELS,
  CLIENT_TYPE_LABELS,
  sayGstState,
  type Client,
  type EnquiriesOf,
} from '@atrium/contracts';
import { formatDate, formatList, lazyPage, t, translate } from '@atrium/sdk';
import {
  Avatar,
  countryOptions,
  StatusBadge,
  type OpenedLook,
  type PropertyFormProps,
  type RecordPart,
  type RecordProperties,
} from '@atrium/ui';
import { Services } from '../../shared/lead-words.js';
import { STATUS_TONES } from './client.format.js';
import { ClientActions, ClientNext } from './components/client-actions.js';
import { ClientMatches } from './components/client-matches.js';
import type ClientStoryPage from './components/client-story.js';

const ClientProperty = lazyPage<PropertyFormProps<Client>>(() => import('./components/client-property.js'));
const ClientStory = lazyPage<Parameters<typeof ClientStoryPage>[0]>(
  () => import('./components/client-story.js'),
);
const ClientWaits = lazyPage<{ client: Client }>(() => import('./components/client-waits.js'));
const LoginList = lazyPage<{ client: Client }>(() => import('./components/login-list.js'));
const ClientOverview = lazyPage<{ client: Client }>(() => import('./components/client-overview.js'));
const ClientConsents = lazyPage<{ client: Client }>(() => import('./components/client-consents.js'));
const ClientFiles = lazyPage<{ client: Client }>(() => import('./components/client-files.js'));
const ClientMessages = lazyPage<{ client: Client }>(() => import('./components/client-messages.js'));
const ClientProjects = lazyPage<{ client: Client }>(() => import('./components/client-projects.js'));
const ClientProposals = lazyPage<{ client: Client }>(() => import('./components/client-proposals.js'));
const ClientTasks = lazyPage<{ client: Client }>(() => import('./components/client-tasks.js'));
const ContactList = lazyPage<{ client: Client }>(() => import('./components/contact-list.js'));
const EnquiryList = lazyPage<{ about: EnquiriesOf }>(() => import('../../shared/enquiry-list.js'));

/** What the page of a client shows, each part under its tab. */
export const openedClient = (): OpenedLook<Client> => ({
  page: true,
  face: ({ name }) => <Avatar name={name} size={48} square />,
  status: ({ status }) => (
    <StatusBadge tone={STATUS_TONES[status]}>{translate(CLIENT_STATUS_LABELS[status])}</StatusBadge>
  ),
  note: ({ code, industry, city, createdAt }) =>
    [code, industry, city, t('client since {day}', { day: formatDate(createdAt) })]
      .filter(Boolean)
      .join(' · '),
  next: (client) => <ClientNext client={client} />,
  actions: (client) => <ClientActions client={client} />,
  lead: (client) => <ClientOverview client={client} />,
  story: (client, first) => <ClientStory client={client} first={first} />,
  properties: properties(),
  aside: (client) => (
    <>
      <ClientWaits client={client} />
      <ClientMatches client={client} />
    </>
  ),
  parts: parts(),
});

const properties = (): RecordProperties<Client> => ({
  Form: ClientProperty,
  list: [
    { name: 'ownerId', shown: ({ owner }) => owner?.name },
    { name: 'contact', label: t('First to call'), shown: ({ contact }) => contact?.name, fixed: true },
    {
      name: 'contactPhone',
      label: t('Phone'),
      shown: ({ contact }) => contact?.phone && <a href={`tel:${contact.phone}`}>{contact.phone}</a>,
      fixed: true,
    },
    {
      name: 'contactEmail',
      label: t('Email'),
      shown: ({ contact }) => contact?.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>,
      fixed: true,
    },
    { name: 'status', shown: ({ status }) => translate(CLIENT_STATUS_LABELS[status]) },
    { name: 'type', shown: ({ type }) => translate(CLIENT_TYPE_LABELS[type]) },
    { name: 'services', shown: ({ services }) => services.length > 0 && <Services keys={services} /> },
    { name: 'industry', shown: ({ industry }) => industry },
    { name: 'website', shown: ({ website }) => website && <bdi dir="ltr">{website}</bdi> },
    { name: 'tags', shown: ({ tags }) => formatList(tags) },
    { name: 'address', shown: ({ address }) => address },
    { name: 'city', shown: ({ city }) => city },
    { name: 'postalCode', shown: ({ postalCode }) => postalCode },
    { name: 'stateCode', shown: ({ stateCode }) => stateCode && sayGstState(stateCode) },
    { name: 'country', shown: ({ country }) => sayCountry(country) },
    { name: 'gstin', shown: ({ gstin }) => gstin && <bdi dir="ltr">{gstin}</bdi> },
    { name: 'isSez', shown: ({ isSez }) => isSez && t('Yes') },
    { name: 'currency', shown: ({ currency }) => currency },
    { name: 'timezone', shown: ({ timezone }) => <bdi dir="ltr">{timezone}</bdi> },
    { name: 'name', shown: ({ name }) => name },
    { name: 'code', shown: ({ code }) => <bdi dir="ltr">{code}</bdi> },
    {
      name: 'handedFrom',
      label: t('Taken over from'),
      shown: ({ handedFrom }) => handedFrom?.name,
      fixed: true,
    },
  ],
});

const sayCountry = (code: string): string =>
  countryOptions().find(({ value }) => value === code)?.label ?? code;

const parts = (): RecordPart<Client>[] => [
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
