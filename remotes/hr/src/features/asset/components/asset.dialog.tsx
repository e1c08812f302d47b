import { ASSET, ASSET_KIND_LABELS, type Asset, type CreateAsset } from '@atrium/contracts';
import { allLabelled, t } from '@atrium/sdk';
import {
  FormDialog,
  MoneyField,
  SelectField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { assetApi } from '../../../shared/asset.api.js';

const FIRST: CreateAsset = { name: '', kind: 'laptop', tag: '', serial: null, cost: null };

/** Adds or edits an asset. */
export default function AssetDialog({ row, onClose }: RecordFormProps<Asset>) {
  const { frame, field } = useRecordForm(ASSET, {
    row,
    onClose,
    calls: assetApi.useCalls(),
    first: FIRST,
    nameOf: ({ name }) => name,
  });
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField {...field('name')} />
        <SelectField options={allLabelled(ASSET_KIND_LABELS)} {...field('kind')} />
        <TextField help={t('As on its label, like LAP-0042')} {...field('tag')} />
        <TextField {...field('serial')} />
        <MoneyField {...field('cost')} />
      </div>
    </FormDialog>
  );
}
