import { EMPLOYMENT_TYPE_LABELS, LEAVE_POLICY, type LeavePolicy } from '@atrium/contracts';
import { allLabelled, t } from '@atrium/sdk';
import {
  FormDialog,
  MultiCombobox,
  RefField,
  SelectField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { useDepartmentOffers } from '../../../shared/department.api.js';
import { leavePolicyApi, leaveTypeApi } from '../../../shared/leave-type.api.js';
import { PolicyEffect } from './policy-effect.js';

export default function LeavePolicyDialog({ row, onClose }: RecordFormProps<LeavePolicy>) {
  const { frame, field, reference, methods } = useRecordForm(LEAVE_POLICY, {
    row,
    onClose,
    calls: leavePolicyApi.useCalls(),
    first: { name: '', employmentType: null, departmentId: null, typeIds: [] },
    nameOf: ({ name }) => name,
  });
  const { data } = leaveTypeApi.useList({ limit: 100 });
  const types = (data?.items ?? []).map(({ id, name, code }) => ({ value: id, label: name, note: code }));
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField autoComplete="off" wide {...field('name')} />
        <SelectField
          {...field('employmentType')}
          options={[{ value: '', label: t('All') }, ...allLabelled(EMPLOYMENT_TYPE_LABELS)]}
        />
        <RefField {...reference('departmentId')} useOffers={useDepartmentOffers} help={t('Empty: all.')} />
        <MultiCombobox wide {...field('typeIds')} options={types} />
      </div>
      <PolicyEffect row={row} values={methods.watch()} />
    </FormDialog>
  );
}
