import type { Employee } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import { ButtonLink, Card, EmptyState, ErrorState, SkeletonCards } from '@atrium/ui';
import { assetApi } from '../../../shared/asset.api.js';
import { AssetList } from './asset-list.js';

/** What an employee has of the company. */
export default function AssetPart({ row }: { row: Employee }) {
  const toPath = useCompanyPath();
  const { data, error, refetch } = assetApi.useList({
    ...{ holder: row.id, state: 'issued,lost', sort: 'name', limit: 100 },
  });
  if (!data && error)
    return (
      <ErrorState title={t('The assets could not be loaded')} error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <SkeletonCards cards={1} rows={3} label={t('Loading the assets')} />;
  return (
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
  );
}
