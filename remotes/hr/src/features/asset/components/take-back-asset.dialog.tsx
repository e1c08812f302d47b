import { ASSET, ASSET_CONDITION_LABELS, type Asset } from '@atrium/contracts';
import { allLabelled, t, toast } from '@atrium/sdk';
import { FormDialog, SelectField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { assetApi } from '../../../shared/asset.api.js';

/** An asset comes back. */
export default function TakeBackAssetDialog({ row, onClose }: RecordDialogProps<Asset>) {
  const { take } = assetApi.useCalls();
  const { name, holder } = row;
  const form = useContractForm(ASSET.steps.takeBack.body, {
    defaultValues: { version: row.version, condition: row.condition },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'takeBack' });
      toast.success(t('{name} is in stock', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('{name} is returned', { name })}
      {...(holder && { subtitle: holder.name })}
      submitLabel={t('Returned')}
      form={form}
      onClose={onClose}
    >
      <SelectField
        label={t('Condition')}
        options={allLabelled(ASSET_CONDITION_LABELS)}
        {...form.field('condition')}
      />
    </FormDialog>
  );
}
