import { EMPLOYEE_DOCUMENT, type EmployeeDocument } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { documentCalls } from '../document.api.js';

/** Sends a document back to the person, with the reason. */
export default function ReturnDialog({ row, onClose }: RecordDialogProps<EmployeeDocument>) {
  const { id, version, name } = row;
  const { take } = documentCalls.useCalls();
  const form = useContractForm(EMPLOYEE_DOCUMENT.steps.return.body, {
    defaultValues: { version, reason: '' },
    submit: async ({ reason }) => {
      await take({ id, version, step: 'return', reason });
      toast.success(t('{name} was sent back.', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Send {name} back?', { name })}
      submitLabel={t('Send back')}
      form={form}
      onClose={onClose}
    >
      <TextField label={t('What is missing?')} autoComplete="off" {...form.field('reason')} />
    </FormDialog>
  );
}
