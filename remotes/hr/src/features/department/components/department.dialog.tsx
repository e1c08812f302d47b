import { DEPARTMENT, type Department } from '@atrium/contracts';
import { FormDialog, RefField, TextField, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { departmentApi, useDepartmentOffers } from '../../../shared/department.api.js';
import { useEmployeeOffers } from '../../../shared/employee.api.js';

export default function DepartmentDialog({ row, onClose }: RecordFormProps<Department>) {
  const { frame, field, reference } = useRecordForm(DEPARTMENT, {
    row,
    onClose,
    calls: departmentApi.useCalls(),
    first: { name: '', code: null, leaderId: null, parentId: null },
    nameOf: ({ name }) => name,
  });
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField autoComplete="off" {...field('name')} />
        <TextField autoComplete="off" {...field('code')} />
        <RefField {...reference('leaderId')} useOffers={useEmployeeOffers} />
        <RefField {...reference('parentId')} useOffers={useDepartmentOffers} />
      </div>
    </FormDialog>
  );
}
