import type { ConsentAbout, EnquiriesOf, Lead } from '@atrium/contracts';
import { formatDate, formatNumber, lazyPage, t } from '@atrium/sdk';
import {
  Avatar,
  RelativeTime,
  type OpenedLook,
  type PropertyFormProps,
  type RecordPart,
  type RecordProperties,
} from '@atrium/ui';
import { saySource, Services, StageBadge } from '../../shared/lead-words.js';
import { LeadActions, LeadNext } from './components/lead-actions.js';
import type LeadStoryPage from './components/lead-story.js';
import { LeadMatches, LeadTop } from './components/lead-top.js';
import { StaleMark } from './components/stale-mark.js';
import { nameOfLead, sayValue } from './lead.format.js';

const LeadProperty = lazyPage<PropertyFormProps<Lead>>(() => import('./components/lead-property.js'));
const LeadStory = lazyPage<Parameters<typeof LeadStoryPage>[0]>(() => import('./components/lead-story.js'));
const EnquiryList = lazyPage<{ about: EnquiriesOf }>(() => import('../../shared/enquiry-list.js'));
const ConsentCard = lazyPage<{ about: ConsentAbout; mayRecord: boolean }>(
  () => import('../../shared/consent-card.js'),
);

const aboutOf = ({ id }: Lead) => ({ kind: 'lead' as const, id });

/** The page of a lead. */
export const openedLead = (): OpenedLook<Lead> => ({
  page: true,
  face: (lead) => <Avatar name={nameOfLead(lead)} size={48} square />,
  status: (lead) => (
    <>
      <StageBadge lead={lead} /> <StaleMark lead={lead} />
    </>
  ),
  note: sayFacts,
  next: (lead) => <LeadNext lead={lead} />,
  actions: (lead) => <LeadActions lead={lead} />,
  lead: (lead) => <LeadTop lead={lead} />,
  story: (lead, first) => <LeadStory lead={lead} first={first} />,
  properties: properties(),
  aside: (lead) => <LeadMatches lead={lead} />,
  parts: parts(),
});

const sayFacts = ({ name, company, city, value, expectedClose, stageSince }: Lead): string =>
  [
    company ? name : null,
    city,
    value !== null && sayValue(value),
    expectedClose && t('closes by {day}', { day: formatDate(expectedClose) }),
    t('at this stage since {date}', { date: formatDate(stageSince) }),
  ]
    .filter(Boolean)
    .join(' · ');

const linkOf = (scheme: 'tel' | 'mailto') => (address: string) => (
  <a key={address} className="d-block" href={`${scheme}:${address}`} dir="ltr">
    {address}
  </a>
);

const properties = (): RecordProperties<Lead> => ({
  Form: LeadProperty,
  list: [
    { name: 'ownerId', shown: ({ owner }) => owner?.name },
    { name: 'phones', shown: ({ phones }) => phones.length > 0 && phones.map(linkOf('tel')) },
    { name: 'emails', shown: ({ emails }) => emails.length > 0 && emails.map(linkOf('mailto')) },
    { name: 'value', shown: ({ value }) => value !== null && sayValue(value) },
    {
      name: 'probability',
      shown: ({ probability }) => formatNumber(probability / 100, { style: 'percent' }),
    },
    { name: 'expectedClose', shown: ({ expectedClose }) => expectedClose && formatDate(expectedClose) },
    { name: 'services', shown: ({ services }) => services.length > 0 && <Services keys={services} /> },
    { name: 'company', shown: ({ company }) => company },
    { name: 'name', shown: ({ name }) => name },
    { name: 'city', shown: ({ city }) => city },
    { name: 'source', shown: (lead) => saySource(lead) },
    { name: 'campaign', shown: ({ campaign }) => campaign },
    { name: 'utm', label: t('From the address of the page'), shown: sayAddress, fixed: true },
    {
      name: 'lastActivityAt',
      label: t('Last activity'),
      shown: ({ lastActivityAt }) => lastActivityAt && <RelativeTime at={lastActivityAt} />,
      fixed: true,
    },
    { name: 'createdAt', label: t('Added'), shown: ({ createdAt }) => formatDate(createdAt), fixed: true },
  ],
});

/** What the address of the page said from which it came. */
const sayAddress = ({ utm }: Lead): string =>
  Object.entries(utm)
    .filter(([key]) => key.startsWith('utm_'))
    .map(([key, value]) => `${key}=${value}`)
    .join(' · ');

const parts = (): RecordPart<Lead>[] => [
  { key: 'enquiries', label: t('Web enquiries'), render: (lead) => <EnquiryList about={aboutOf(lead)} /> },
  {
    key: 'consents',
    label: t('Consents'),
    render: (lead) => (
      <ConsentCard about={aboutOf(lead)} mayRecord={lead.allowedTransitions.includes('update')} />
    ),
  },
];
