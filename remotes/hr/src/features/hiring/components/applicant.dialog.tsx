import { APPLICATION, APPLICATION_SOURCE_LABELS, type Application } from '@atrium/contracts';
import { allLabelled } from '@atrium/sdk';
import {
  FormDialog,
  MoneyField,
  NumberField,
  SelectField,
  useRecordForm,
  type RecordDialogProps,
} from '@atrium/ui';
import { applicationApi } from '../hiring.api.js';
import { nameOfApplicant } from '../hiring.format.js';

/** Edits what an application says. */
export default function ApplicantDialog({ row, onClose }: RecordDialogProps<Application>) {
  const { frame, field } = useRecordForm(APPLICATION, {
    row,
    onClose,
    calls: applicationApi.useCalls(),
    first: {
      openingId: '',
      name: '',
      email: null,
      phone: null,
      source: 'referral',
      askedPay: null,
      experience: null,
      noticeDays: null,
    },
    nameOf: nameOfApplicant,
  });
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <SelectField options={allLabelled(APPLICATION_SOURCE_LABELS)} {...field('source')} />
        <NumberField {...field('experience')} />
        <NumberField {...field('noticeDays')} />
        <MoneyField {...field('askedPay')} />
      </div>
    </FormDialog>
  );
}
