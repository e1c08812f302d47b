import { PAY_RUN } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextAreaField, useContractForm } from '@atrium/ui';
import { nameOfRun } from '../../shared/run-name.format.js';
import { runApi } from '../../shared/run.api.js';
import type { RunDialogProps } from './run-dialog.types.js';

/** Asks those who may approve, with a note for them. */
export default function SubmitRunDialog({ run, onClose }: RunDialogProps) {
  const { take } = runApi.useCalls();
  const form = useContractForm(PAY_RUN.steps.submit.body, {
    defaultValues: { version: run.version, note: null },
    submit: async (body) => {
      await take({ ...body, id: run.id, step: 'submit' });
      toast.success(t('Run submitted'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Submit for approval')}
      subtitle={nameOfRun(run)}
      submitLabel={t('Submit')}
      form={form}
      onClose={onClose}
    >
      <TextAreaField
        label={t('Note for the approver')}
        help={t('What they should know, such as why someone is still in.')}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
