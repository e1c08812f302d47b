import { declineCorrectionSchema, type AttendanceCorrection } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextAreaField, useContractForm } from '@atrium/ui';
import { useDeclineCorrectionMutation } from './correction.api.js';
import { dayInWords } from './attendance.format.js';

interface DeclineDialogProps {
  correction: AttendanceCorrection;
  onClose: () => void;
}

/** Declines a correction with a reason, which the person reads. */
export function DeclineDialog({ correction, onClose }: DeclineDialogProps) {
  const [decline] = useDeclineCorrectionMutation();
  const { id, employee, workDate } = correction;
  const form = useContractForm(declineCorrectionSchema, {
    defaultValues: { reason: '' },
    submit: async ({ reason }) => {
      await decline({ id, reason }).unwrap();
      toast.success(t('Declined: {name}', { name: employee.name }));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Decline this correction?')}
      subtitle={`${employee.name}, ${dayInWords(workDate)}`}
      form={form}
      submitLabel={t('Decline')}
      onClose={onClose}
    >
      <TextAreaField label={t('Reason')} {...form.field('reason')} />
    </FormDialog>
  );
}
