import { MILESTONE, type Milestone } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextField, useContractForm } from '@atrium/ui';
import { milestoneApi } from '../../../shared/project.api.js';

const schema = MILESTONE.steps.invoice.body.pick({ invoiceNumber: true });

/** Notes the invoice of an approved milestone. */
export default function InvoiceDialog({ row, onClose }: { row: Milestone; onClose: () => void }) {
  const { take } = milestoneApi.useCalls();
  const form = useContractForm(schema, {
    defaultValues: { invoiceNumber: '' },
    submit: async ({ invoiceNumber }) => {
      await take({ id: row.id, step: 'invoice', version: row.version, invoiceNumber });
      toast.success(t('Invoice noted'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Note the invoice')} submitLabel={t('Save')} onClose={onClose}>
      <TextField label={t('Number of the invoice')} {...form.field('invoiceNumber')} />
    </FormDialog>
  );
}
