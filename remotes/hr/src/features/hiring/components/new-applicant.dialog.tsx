import { APPLICATION, type Opening } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormDialog, PhoneField, TextField, useRecordForm, type RecordDialogProps } from '@atrium/ui';
import { applicationApi } from '../hiring.api.js';
import { APPLICATION_FIELDS, ApplicationField } from './application-fields.js';

/** Adds somebody who applied for an opening. */
export default function NewApplicantDialog({ row: opening, onClose }: RecordDialogProps<Opening>) {
  const form = useRecordForm(APPLICATION, {
    row: null,
    onClose,
    calls: applicationApi.useCalls(),
    first: {
      openingId: opening.id,
      name: '',
      email: null,
      phone: null,
      source: 'referral',
      askedPay: null,
      experience: null,
      noticeDays: null,
    },
    nameOf: ({ candidate }) => candidate.name,
  });
  const { field } = form;
  const words = { title: t('Add applicant'), submitLabel: t('Add applicant') };
  return (
    <FormDialog {...form.frame} {...words}>
      <div className="at-fields">
        <TextField {...field('name')} label={t('Name')} />
        <TextField
          type="email"
          {...field('email')}
          label={t('Email')}
          help={t('It shows if the person has applied before.')}
        />
        <PhoneField {...field('phone')} label={t('Phone')} />
        {APPLICATION_FIELDS.map((name) => (
          <ApplicationField key={name} name={name} field={field} />
        ))}
      </div>
    </FormDialog>
  );
}
