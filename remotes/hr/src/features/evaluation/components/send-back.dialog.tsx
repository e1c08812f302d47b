import { EVALUATION_FORM, type EvaluationForm } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { DateField, FormDialog, TextAreaField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { formApi } from '../evaluation.api.js';

/** Sends a submitted form back to who wrote it, with a reason and a new last day. */
export default function SendBackDialog({ row, onClose }: RecordDialogProps<EvaluationForm>) {
  const { take } = formApi.useCalls();
  const { name } = row.reviewer;
  const form = useContractForm(EVALUATION_FORM.steps.sendBack.body, {
    defaultValues: { version: row.version, reason: '', dueOn: '' },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'sendBack' });
      toast.success(t('{name} is asked to write again', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Send back to {name}', { name })}
      submitLabel={t('Send back')}
      form={form}
      onClose={onClose}
    >
      <TextAreaField
        {...form.field('reason')}
        label={t('Why')}
        help={t('{name} reads it above the form. It does not count until it is submitted again.', { name })}
      />
      <DateField {...form.field('dueOn')} label={t('Last day')} />
    </FormDialog>
  );
}
