import { TAX_CLAIM, type TaxClaim } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextAreaField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { nameOfRef } from '../../../shared/ref.format.js';
import { taxClaimApi } from '../declaration.api.js';

/** Refuses a line, with what the person can mend. */
export default function RefuseClaimDialog({ row, onClose }: RecordDialogProps<TaxClaim>) {
  const { take } = taxClaimApi.useCalls();
  const form = useContractForm(TAX_CLAIM.steps.refuse.body, {
    defaultValues: { version: row.version, reason: '' },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'refuse' });
      toast.success(t('{title} was refused.', { title: row.title }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Refuse {title}', { title: row.title })}
      subtitle={nameOfRef(row.employee)}
      submitLabel={t('Refuse')}
      form={form}
      onClose={onClose}
    >
      <TextAreaField
        label={t('Reason')}
        help={t('The person reads it and can change the line.')}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
