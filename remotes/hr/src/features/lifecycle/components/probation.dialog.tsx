import { extendProbationSchema, addDays, type Employee } from '@atrium/contracts';
import { formatDate, t, toast } from '@atrium/sdk';
import { DateField, FormDialog, TextField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { fullName } from '../../../shared/employee.api.js';
import { useTakeLifecycleStepMutation } from '../lifecycle.api.js';

const MORE_DAYS = 90;

/** Gives somebody more time before they are confirmed. */
export default function ProbationDialog({ row, onClose }: RecordDialogProps<Employee>) {
  const [take] = useTakeLifecycleStepMutation();
  const [name, until] = [fullName(row), row.confirmDate ?? row.joiningDate];
  const form = useContractForm(extendProbationSchema, {
    defaultValues: { version: row.version, confirmDate: addDays(until, MORE_DAYS), reason: '' },
    submit: async (body) => {
      await take({ id: row.id, step: 'extendProbation', body }).unwrap();
      toast.success(t('Probation of {name} extended', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Extend probation')}
      subtitle={name}
      submitLabel={t('Extend')}
      {...{ form, onClose }}
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
