import type { Employee } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import { ButtonLink, Card, EmptyState, Loaded, SkeletonCards } from '@atrium/ui';
import { assetApi } from '../../../shared/asset.api.js';
import { AssetList } from './asset-list.js';

/** What an employee has of the company. */
export default function AssetPart({ row }: { row: Employee }) {
  const toPath = useCompanyPath();
  const query = assetApi.useList({
    holder: row.id,
    state: 'issued,lost',
    sort: 'name',
    limit: 100,
  });
  return (
    <Loaded
      of={query}
      title={t('The assets could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={3} label={t('Loading the assets')} />}
    >
      {(data) => (
        <Card
          title={t('Assets')}
          count={data.items.length}
          actions={
            <ButtonLink size="xs" variant="ghost" to={toPath('employee/Assets')}>
              {t('All assets')}
            </ButtonLink>
          }
        >
          {data.items.length === 0 ? (
            <EmptyState title={t('Nothing issued')} text={t('Issue an asset in the list of assets.')} />
          ) : (
            <AssetList items={data.items} />
          )}
        </Card>
      )}
    </Loaded>
  );
}
