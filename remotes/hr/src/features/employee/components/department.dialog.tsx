import { FormDialog, TextField, useSubmit } from '@atrium/ui';
import { useListDepartmentsQuery } from '../employee.api.js';
import type { EmployeeBulk } from '../use-employee-bulk.js';

/** Puts everybody who is selected into a department. */
export default function DepartmentDialog({ bulk, onClose }: { bulk: EmployeeBulk; onClose: () => void }) {
  const { data } = useListDepartmentsQuery();
  const form = useSubmit({
    names: ['department'],
    submit: async ({ department }) => {
      await bulk.run('setDepartment', department.trim() || null);
      onClose();
    },
  });
  return (
    <FormDialog title="Set department" size="sm" form={form} submitLabel="Set department" onClose={onClose}>
      <TextField
        label={`Department of ${String(bulk.count)} ${bulk.count === 1 ? 'person' : 'people'}`}
        help="Empty takes it away."
        maxLength={80}
        autoComplete="off"
        autoFocus
        list="bulk-departments"
        {...form.field('department')}
      />
      <datalist id="bulk-departments">
        {data?.items.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </FormDialog>
  );
}
