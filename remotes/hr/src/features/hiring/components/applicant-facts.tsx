import {
  APPLICATION_SOURCE_LABELS,
  CANDIDATE,
  REJECT_REASON_LABELS,
  type Application,
} from '@atrium/contracts';
import { formatDate, lazyDialog, t, translate, useMayOpen } from '@atrium/sdk';
import { Button, Card } from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { sayDays, sayPay, sayYears } from '../hiring.format.js';

const ContactsDialog = lazyDialog(() => import('./contacts.dialog.js'));

/** What is known of an applicant. */
export function ApplicantFacts({ application }: { application: Application }) {
  const facts = factsOf(application).filter(([, value]) => value !== null);
  const mayEdit = useMayOpen()({ session: 'staff', permission: CANDIDATE.check('update') });
  const [editing, setEditing] = useState(false);
  return (
    <Card
      title={t('Facts')}
      actions={
        mayEdit && (
          <Button size="xs" variant="ghost" onClick={() => setEditing(true)}>
            {t('Edit contacts')}
          </Button>
        )
      }
    >
      <dl className="at-fields m-0">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="at-muted at-12 fw-normal">{label}</dt>
            <dd className="m-0">{value}</dd>
          </div>
        ))}
      </dl>
      {editing && <ContactsDialog row={application.candidate} onClose={() => setEditing(false)} />}
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
