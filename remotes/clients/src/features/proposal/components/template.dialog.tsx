import { templateNameSchema, type Proposal } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextField, useContractForm } from '@atrium/ui';
import { templateApi } from '../../../shared/proposal.api.js';

/** Keeps what a proposal offers for the next ones. */
export default function TemplateDialog({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { create } = templateApi.useCalls();
  const { title, intro, blocks, items, discount, discountAmount, pricesIncludeTax, terms } = proposal;
  const form = useContractForm(templateNameSchema, {
    defaultValues: { name: title.slice(0, 80) },
    submit: async ({ name }, key) => {
      const offered = { title, intro, blocks, items, discount, discountAmount, pricesIncludeTax, terms };
      await create({ key, body: { name, ...offered } });
      toast.success(t('Template {name} saved', { name }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Save as template')} submitLabel={t('Save')} onClose={onClose}>
      <TextField label={t('Name')} {...form.field('name')} />
    </FormDialog>
  );
}
