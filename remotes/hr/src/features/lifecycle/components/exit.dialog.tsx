import { dayIn, EMPLOYEE, type Employee } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { DateField, FormDialog, Note, TextField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { employeeApi, fullName } from '../../../shared/employee.api.js';
import { SuccessorField } from './successor-field.js';

function useExitForm(row: Employee, onClose: () => void) {
  const { take } = employeeApi.useCalls();
  const lastWorkingDay = dayIn(new Date(), row.timezone);
  return useContractForm(EMPLOYEE.steps.exit.body, {
    defaultValues: { version: row.version, lastWorkingDay, reason: '', successorId: null },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'exit' });
      toast.success(t('Employment of {name} ended', { name: fullName(row) }));
      onClose();
    },
  });
}

/** Ends an employment now. */
export default function ExitDialog({ row, onClose }: RecordDialogProps<Employee>) {
  const form = useExitForm(row, onClose);
  const name = fullName(row);
  return (
    <FormDialog
      title={t('End the employment of {name}?', { name })}
      submitLabel={t('End employment')}
      form={form}
      onClose={onClose}
    >
      <Note tone="warning">
        {t('They are signed out. Leave and shifts after the last day are withdrawn; all records are kept.')}
      </Note>
      <div className="at-fields">
        <DateField
          label={t('Last working day')}
          help={t('For a day ahead, give notice instead.')}
          {...form.field('lastWorkingDay')}
        />
        <TextField label={t('Reason')} wide {...form.field('reason')} />
      </div>
      <SuccessorField
        employeeId={row.id}
        error={form.field('successorId').error}
        onChange={(id) => form.methods.setValue('successorId', id, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
