import { endLeaveSchema, type LeaveRequest } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextAreaField, useContractForm } from '@atrium/ui';
import { useEndLeaveMutation, type LeaveEnding } from '../leave.api.js';

interface EndLeaveDialogProps {
  row: LeaveRequest;
  how: LeaveEnding;
  title: string;
  text?: string | undefined;
  label: string;
  done: string;
  onClose: () => void;
  onDone?: (() => void) | undefined;
}

/** HR ends somebody's leave and says why. */
export default function EndLeaveDialog({ row, how, title, text, label, done, ...on }: EndLeaveDialogProps) {
  const [end] = useEndLeaveMutation();
  const form = useContractForm(endLeaveSchema, {
    defaultValues: { version: row.version, reason: '' },
    submit: async (body) => {
      await end({ ...body, id: row.id, how }).unwrap();
      toast.success(done);
      on.onClose();
      on.onDone?.();
    },
  });
  return (
    <FormDialog title={title} form={form} submitLabel={label} onClose={on.onClose}>
      {text && <p className="m-0">{text}</p>}
      <TextAreaField
        label={t('Reason')}
        help={t('{name} gets it with the notification.', { name: row.employee.name })}
        wide
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
