import { askOvertimeSchema, type AttendanceDate } from '@atrium/contracts';
import { formatMinutes, t, toast } from '@atrium/sdk';
import { FormDialog, NumberField, TextAreaField, useContractForm } from '@atrium/ui';
import { dayInWords } from './attendance.format.js';
import { useAskOvertimeMutation } from './overtime.api.js';

interface OvertimeDialogProps {
  day: AttendanceDate;
  onClose: () => void;
}

/** Asks for approval of a day's overtime, or of a part of it; whoever leads the person decides. */
export function OvertimeDialog({ day, onClose }: OvertimeDialogProps) {
  const [ask] = useAskOvertimeMutation();
  const form = useContractForm(askOvertimeSchema, {
    defaultValues: { workDate: day.date, minutes: day.overtimeMinutes, reason: '' },
    submit: async (body, key) => {
      await ask({ key, body }).unwrap();
      toast.success(t('Your overtime was sent for approval.'));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Overtime of {day}', { day: dayInWords(day.date) })}
      subtitle={t('{time} beyond the shift', { time: formatMinutes(day.overtimeMinutes) })}
      form={form}
      submitLabel={t('Send')}
      onClose={onClose}
    >
      <div className="at-fields">
        <NumberField label={t('Minutes of overtime')} wide {...form.field('minutes')} />
        <TextAreaField label={t('Reason')} wide {...form.field('reason')} />
      </div>
    </FormDialog>
  );
}
