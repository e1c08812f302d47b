import type { AttendanceCorrection } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextAreaField, useSubmit } from '@atrium/ui';
import { useDecideCorrectionMutation } from './correction.api.js';
import { dayInWords } from './attendance.format.js';

interface DeclineDialogProps {
  correction: AttendanceCorrection;
  onClose: () => void;
}

/** Declines a correction with a reason, which the person reads. */
export function DeclineDialog({ correction, onClose }: DeclineDialogProps) {
  const [decline] = useDecideCorrectionMutation();
  const { request, employee, workDate } = correction;
  const form = useSubmit({
    names: ['reason'],
    validate: ({ reason }) => (reason.trim() ? {} : { reason: t('Say why, in a few words.') }),
    submit: async ({ reason }) => {
      if (request) await decline({ ...request, decision: 'decline', reason }).unwrap();
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
