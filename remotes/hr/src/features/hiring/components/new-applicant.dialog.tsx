import { APPLICATION, type Opening } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormDialog, PhoneField, TextField, useRecordForm, type RecordDialogProps } from '@atrium/ui';
import { applicationApi } from '../hiring.api.js';
import { ApplicationFields, blankApplication } from './application-fields.js';

/** Adds somebody who applied for an opening. */
export default function NewApplicantDialog({ row: opening, onClose }: RecordDialogProps<Opening>) {
  const form = useRecordForm(APPLICATION, {
    row: null,
    onClose,
    calls: applicationApi.useCalls(),
    first: blankApplication(opening.id),
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
        <ApplicationFields {...form} />
      </div>
    </FormDialog>
  );
}
