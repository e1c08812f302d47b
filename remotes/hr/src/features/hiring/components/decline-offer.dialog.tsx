import { OFFER, type Offer } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextAreaField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { offerApi } from '../hiring.api.js';

/** Records that the applicant declined. */
export default function DeclineOfferDialog({ row, onClose }: RecordDialogProps<Offer>) {
  const { take } = offerApi.useCalls();
  const { name } = row.candidate;
  const form = useContractForm(OFFER.steps.decline.body, {
    defaultValues: { version: row.version, note: '' },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'decline' });
      toast.success(t('The seat is free again'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('{name} declines', { name })}
      submitLabel={t('Mark as declined')}
      form={form}
      onClose={onClose}
    >
      <TextAreaField label={t('What they said')} {...form.field('note')} />
    </FormDialog>
  );
}
