import { tickChecklistSchema, type ChecklistStep } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormDialog, TextField, useContractForm } from '@atrium/ui';
import { useTickChecklistMutation } from '../checklist.api.js';

/** Ticks a step that needs a proof. */
export function ProofDialog({ step, onClose }: { step: ChecklistStep; onClose: () => void }) {
  const [tick] = useTickChecklistMutation();
  const form = useContractForm(tickChecklistSchema, {
    defaultValues: { done: true, note: '' },
    submit: async (body) => {
      await tick({ id: step.id, ...body }).unwrap();
      onClose();
    },
  });
  return (
    <FormDialog size="sm" title={step.title} submitLabel={t('Done')} form={form} onClose={onClose}>
      <TextField
        label={t('What proves it')}
        help={t('Such as where the signed paper is kept')}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
