import { EMPLOYEE, type Employee } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, Note, TextField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { employeeApi, fullName } from '../../../shared/employee.api.js';

/** Suspends somebody. */
export default function SuspendDialog({ row, onClose }: RecordDialogProps<Employee>) {
  const { take } = employeeApi.useCalls();
  const name = fullName(row);
  const form = useContractForm(EMPLOYEE.steps.suspend.body, {
    defaultValues: { version: row.version, reason: '' },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'suspend' });
      toast.success(t('{name} is suspended', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Suspend {name}?', { name })}
      submitLabel={t('Suspend')}
      form={form}
      onClose={onClose}
    >
      <Note tone="warning">{t('They are signed out and cannot clock in. Leave keeps accruing.')}</Note>
      <TextField label={t('Reason')} {...form.field('reason')} />
    </FormDialog>
  );
}
