import { LEAD, type Lead } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { leadApi } from '../../../shared/lead.api.js';
import { nameOfLead } from '../lead.format.js';

/** Wins a lead without a client, with a reason. */
export default function WaiveDialog({ row, onClose }: RecordDialogProps<Lead>) {
  const { take } = leadApi.useCalls();
  const form = useContractForm(LEAD.steps.waive.body, {
    defaultValues: { version: row.version, reason: '' },
    submit: async (values) => {
      await take({ ...values, id: row.id, step: 'waive' });
      toast.success(t('{name} is won', { name: nameOfLead(row) }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('Win {name} without a client', { name: nameOfLead(row) })}
      submitLabel={t('Mark as won')}
      onClose={onClose}
    >
      <p>{t('Its reminders end. It can still become a client later.')}</p>
      <TextField {...form.field('reason')} label={t('Why it is won without a client')} />
    </FormDialog>
  );
}
