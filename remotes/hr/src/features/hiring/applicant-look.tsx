import { APPLICATION_SOURCE_LABELS, REJECT_REASON_LABELS, type Application } from '@atrium/contracts';
import { formatDate, lazyPage, t, translate } from '@atrium/sdk';
import { Avatar, type OpenedLook, type PropertyFormProps, type RecordProperties } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { ApplicantTop } from './components/applicant-top.js';
import { NextStep } from './components/next-step.js';
import { StageBadge } from './components/stage-badge.js';
import { sayDays, sayFacts, sayPay, sayYears } from './hiring.format.js';

const ApplicantProperty = lazyPage<PropertyFormProps<Application>>(
  () => import('./components/applicant-property.js'),
);

/** The page of an applicant. @param boardOf the address of the board of an opening */
export const applicantLook = (boardOf: (openingId: string) => string): OpenedLook<Application> => ({
  face: ({ candidate }) => <Avatar name={candidate.name} size={48} square />,
  status: (application) => <StageBadge application={application} />,
  note: (application) => [application.opening?.name, sayFacts(application)].filter(Boolean).join(' · '),
  next: (application) => <NextStep application={application} />,
  lead: (application) => <ApplicantTop application={application} />,
  properties: propertiesOf(boardOf),
});

const linkTo = (scheme: 'tel' | 'mailto', address: string) => (
  <a href={`${scheme}:${address}`} dir="ltr">
    {address}
  </a>
);

const propertiesOf = (boardOf: (openingId: string) => string): RecordProperties<Application> => ({
  Form: ApplicantProperty,
  list: [
    {
      name: 'openingId',
      shown: ({ opening }) => opening && <Link to={boardOf(opening.id)}>{opening.name}</Link>,
      fixed: true,
    },
    { name: 'phone', label: t('Phone'), shown: ({ phone }) => phone && linkTo('tel', phone), fixed: true },
    { name: 'email', label: t('Email'), shown: ({ email }) => email && linkTo('mailto', email), fixed: true },
    {
      name: 'addedFrom',
      label: t('Added from the application for'),
      shown: ({ addedFrom }) => addedFrom && <Link to={`?id=${addedFrom.id}`}>{addedFrom.name}</Link>,
      fixed: true,
    },
    { name: 'source', shown: ({ source }) => translate(APPLICATION_SOURCE_LABELS[source]) },
    { name: 'experience', shown: ({ experience }) => experience !== null && sayYears(experience) },
    { name: 'noticeDays', shown: ({ noticeDays }) => noticeDays !== null && sayDays(noticeDays) },
    { name: 'askedPay', shown: ({ askedPay }) => askedPay !== null && sayPay(askedPay) },
    {
      name: 'rejectReason',
      label: t('Rejected because'),
      shown: ({ rejectReason }) => rejectReason && translate(REJECT_REASON_LABELS[rejectReason]),
      fixed: true,
    },
    { name: 'rejectNote', label: t('Note'), shown: ({ rejectNote }) => rejectNote, fixed: true },
    {
      name: 'stageSince',
      label: t('In this stage since'),
      shown: ({ stageSince }) => formatDate(stageSince),
      fixed: true,
    },
    {
      name: 'createdAt',
      label: t('Applied on'),
      shown: ({ createdAt }) => formatDate(createdAt),
      fixed: true,
    },
  ],
});
