import { t, useCompanyPath } from '@atrium/sdk';
import { ButtonLink, Card, DataTable, EmptyState } from '@atrium/ui';
import { nameOfRequest, requestColumns } from './components/request-columns.js';
import { useListOwnRequestsQuery } from './own-request.api.js';

/** Everything that the reader has asked for, the latest first, as a tab of their profile. */
export default function OwnRequestsTab() {
  const { data, error, refetch } = useListOwnRequestsQuery();
  const toPath = useCompanyPath();
  return (
    <Card
      fill="rows"
      title={t('My requests')}
      count={data?.items.length}
      actions={
        <ButtonLink size="xs" variant="ghost" to={toPath('requests')}>
          {t('All requests')}
        </ButtonLink>
      }
    >
      <DataTable
        inCard
        label={t('My requests')}
        columns={requestColumns()}
        rows={data?.items}
        keyOf={({ id }) => id}
        nameOf={nameOfRequest}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('No requests yet')} text={t('What you apply for appears here.')} />}
      />
    </Card>
  );
}
