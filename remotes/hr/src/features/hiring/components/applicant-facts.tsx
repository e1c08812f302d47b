import { APPLICATION_SOURCE_LABELS, REJECT_REASON_LABELS, type Application } from '@atrium/contracts';
import { formatDate, t, translate } from '@atrium/sdk';
import { Card } from '@atrium/ui';
import type { ReactNode } from 'react';
import { sayDays, sayPay, sayYears } from '../hiring.format.js';

/** What is known of an applicant. */
export function ApplicantFacts({ application }: { application: Application }) {
  const facts = factsOf(application).filter(([, value]) => value !== null);
  return (
    <Card title={t('Facts')}>
      <dl className="row g-2 m-0">
        {facts.map(([label, value]) => (
          <div key={label} className="col-12 col-md-6 d-flex gap-2">
            <dt className="at-muted fw-normal">{label}</dt>
            <dd className="m-0">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function factsOf(application: Application): [string, ReactNode][] {
  const { email, phone, experience, noticeDays, askedPay, rejectReason, rejectNote } = application;
  return [
    [t('Email'), email && <a href={`mailto:${email}`}>{email}</a>],
    [
      t('Phone'),
      phone && (
        <a href={`tel:${phone}`} dir="ltr">
          {phone}
        </a>
      ),
    ],
    [t('Source'), translate(APPLICATION_SOURCE_LABELS[application.source])],
    [t('Experience'), experience === null ? null : sayYears(experience)],
    [t('Notice'), noticeDays === null ? null : sayDays(noticeDays)],
    [t('Asks for, a year'), askedPay === null ? null : sayPay(askedPay)],
    [t('Applied on'), formatDate(application.createdAt)],
    [t('In this stage since'), formatDate(application.stageSince)],
    [t('Rejected because'), rejectReason && translate(REJECT_REASON_LABELS[rejectReason])],
    [t('Note'), rejectNote],
  ];
}
