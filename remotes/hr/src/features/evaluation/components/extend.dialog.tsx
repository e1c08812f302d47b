import { EVALUATION_FORM, type EvaluationForm } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { DateField, FormDialog, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { formApi } from '../evaluation.api.js';

/** Gives who owes a form more time. */
export default function ExtendDialog({ row, onClose }: RecordDialogProps<EvaluationForm>) {
  const { take } = formApi.useCalls();
  const { name } = row.reviewer;
  const form = useContractForm(EVALUATION_FORM.steps.extend.body, {
    defaultValues: { version: row.version, dueOn: row.dueOn ?? '' },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'extend' });
      toast.success(t('{name} has more time', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('More time for {name}', { name })}
      submitLabel={t('Give more time')}
      form={form}
      onClose={onClose}
    >
      <DateField {...form.field('dueOn')} label={t('Last day')} />
    </FormDialog>
  );
}
