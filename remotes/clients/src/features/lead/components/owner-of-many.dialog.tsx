import { leadChangeSchema } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormDialog, PersonPicker, useContractForm, type BulkDialogProps } from '@atrium/ui';
import { titleOfMany } from './change-title.format.js';

const [, OWNER] = leadChangeSchema.options;

/** Asks who gets the chosen leads. */
export default function OwnerOfMany({ count, run, onClose }: BulkDialogProps) {
  const form = useContractForm(OWNER, {
    defaultValues: { kind: 'owner', ownerId: null },
    submit: async (change) => {
      await run(change);
      onClose();
    },
  });
  return (
    <FormDialog title={titleOfMany(count)} form={form} submitLabel={t('Change')} onClose={onClose}>
      <PersonPicker
        opens="leads"
        label={t('Owner')}
        help={t('Leave empty for no owner.')}
        {...form.field('ownerId')}
      />
    </FormDialog>
  );
}
