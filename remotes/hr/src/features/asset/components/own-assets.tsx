import { t, useStep } from '@atrium/sdk';
import { Button, Card } from '@atrium/ui';
import { useConfirmAssetMutation, useListOwnAssetsQuery } from '../../../shared/asset.api.js';
import { AssetList } from './asset-list.js';

/** What one has of the company, each to be confirmed once; nothing while one has nothing. */
export default function OwnAssets() {
  const { data } = useListOwnAssetsQuery();
  const [confirm] = useConfirmAssetMutation();
  const { take } = useStep();
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('My assets')} count={data.items.length}>
      <AssetList
        items={data.items}
        actionOf={({ id, name }) => (
          <Button
            size="sm"
            onClick={() =>
              void take({
                of: id,
                work: () => confirm(id).unwrap(),
                done: t('{name} is confirmed', { name }),
              })
            }
          >
            {t('I have it')}
          </Button>
        )}
      />
    </Card>
  );
}
