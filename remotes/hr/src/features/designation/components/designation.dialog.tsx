import { DESIGNATION, type Designation } from '@atrium/contracts';
import { FormDialog, TextField, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { designationApi } from '../../../shared/designation.api.js';

export default function DesignationDialog({ row, onClose }: RecordFormProps<Designation>) {
  const { frame, field } = useRecordForm(DESIGNATION, {
    row,
    onClose,
    calls: designationApi.useCalls(),
    first: { name: '' },
    nameOf: ({ name }) => name,
  });
  return (
    <FormDialog {...frame} size="sm">
      <TextField autoComplete="off" {...field('name')} />
    </FormDialog>
  );
}
