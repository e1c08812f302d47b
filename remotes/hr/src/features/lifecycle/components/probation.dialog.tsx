import { EMPLOYEE, addDays, type Employee } from '@atrium/contracts';
import { formatDate, t, toast } from '@atrium/sdk';
import { DateField, FormDialog, TextField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { employeeApi, fullName } from '../../../shared/employee.api.js';

const MORE_DAYS = 90;

/** Gives somebody more time before they are confirmed. */
export default function ProbationDialog({ row, onClose }: RecordDialogProps<Employee>) {
  const { take } = employeeApi.useCalls();
  const [name, until] = [fullName(row), row.confirmDate ?? row.joiningDate];
  const form = useContractForm(EMPLOYEE.steps.extendProbation.body, {
    defaultValues: { version: row.version, confirmDate: addDays(until, MORE_DAYS), reason: '' },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'extendProbation' });
      toast.success(t('Probation of {name} extended', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Extend probation')}
      subtitle={name}
      submitLabel={t('Extend')}
      form={form}
      onClose={onClose}
    >
      <DateField
        label={t('Probation until')}
        help={t('Until now: {day}', { day: formatDate(until) })}
        {...form.field('confirmDate')}
      />
      <TextField label={t('Reason')} {...form.field('reason')} />
    </FormDialog>
  );
}
