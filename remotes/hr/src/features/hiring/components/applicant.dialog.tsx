import { APPLICATION, type Application } from '@atrium/contracts';
import { FormDialog, useRecordForm, type RecordDialogProps } from '@atrium/ui';
import { applicationApi } from '../hiring.api.js';
import { nameOfApplicant } from '../hiring.format.js';
import { ApplicationFields, blankApplication } from './application-fields.js';

/** Edits what an application says. */
export default function ApplicantDialog({ row, onClose }: RecordDialogProps<Application>) {
  const form = useRecordForm(APPLICATION, {
    row,
    onClose,
    calls: applicationApi.useCalls(),
    first: blankApplication(row.opening?.id ?? ''),
    nameOf: nameOfApplicant,
  });
  return (
    <FormDialog {...form.frame}>
      <div className="at-fields">
        <ApplicationFields {...form} />
      </div>
    </FormDialog>
  );
}
