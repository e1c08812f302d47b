import { PAY_RUN } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextAreaField, useContractForm } from '@atrium/ui';
import { nameOfRun } from '../../shared/run-name.format.js';
import { runApi } from '../../shared/run.api.js';
import type { RunDialogProps } from './run-dialog.types.js';

/** Gives a run back to whoever made it, with what is to be changed. */
export default function ReturnRunDialog({ run, onClose }: RunDialogProps) {
  const { take } = runApi.useCalls();
  const form = useContractForm(PAY_RUN.steps.return.body, {
    defaultValues: { version: run.version, reason: '' },
    submit: async (body) => {
      await take({ ...body, id: run.id, step: 'return' });
      toast.success(t('Run returned'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Return the run')}
      subtitle={nameOfRun(run)}
      submitLabel={t('Return')}
      form={form}
      onClose={onClose}
    >
      <TextAreaField label={t('What is to be changed')} {...form.field('reason')} />
    </FormDialog>
  );
}
