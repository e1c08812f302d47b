import { t } from '@atrium/sdk';
import { FormDialog, TextField, useSubmit } from '@atrium/ui';
import { useListDepartmentsQuery } from '../../../shared/employee.api.js';
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
    <FormDialog
      title={t('Set department')}
      size="sm"
      form={form}
      submitLabel={t('Set department')}
      onClose={onClose}
    >
      <TextField
        label={t('{count, plural, one {Department of # person} other {Department of # people}}', {
          count: bulk.count,
        })}
        help={t('Empty takes it away.')}
        maxLength={80}
        autoComplete="off"
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
