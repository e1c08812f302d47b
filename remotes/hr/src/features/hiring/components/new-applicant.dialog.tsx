import { APPLICATION, APPLICATION_SOURCE_LABELS, type Opening } from '@atrium/contracts';
import { allLabelled, t } from '@atrium/sdk';
import {
  FormDialog,
  MoneyField,
  NumberField,
  PhoneField,
  SelectField,
  TextField,
  useRecordForm,
  type RecordDialogProps,
} from '@atrium/ui';
import { applicationApi } from '../hiring.api.js';

/** Adds somebody who applied for an opening. */
export default function NewApplicantDialog({ row: opening, onClose }: RecordDialogProps<Opening>) {
  const { frame, field } = useRecordForm(APPLICATION, {
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
  const words = { title: t('Add applicant'), submitLabel: t('Add applicant') };
  return (
    <FormDialog {...frame} {...words}>
      <div className="at-fields">
        <TextField {...field('name')} label={t('Name')} />
        <TextField
          type="email"
          {...field('email')}
          label={t('Email')}
          help={t('It shows if the person has applied before.')}
        />
        <PhoneField {...field('phone')} label={t('Phone')} />
        <SelectField options={allLabelled(APPLICATION_SOURCE_LABELS)} {...field('source')} />
        <NumberField {...field('experience')} />
        <NumberField {...field('noticeDays')} />
        <MoneyField {...field('askedPay')} />
      </div>
    </FormDialog>
  );
}
