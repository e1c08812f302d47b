import { REQUEST_STATE_LABELS, type EmployeeRequest } from '@atrium/contracts';
import { t, translate, useCompanyPath } from '@atrium/sdk';
import { ButtonLink, Card, DataTable, EmptyState, RelativeTime, type DataColumn } from '@atrium/ui';
import { useListOwnRequestsQuery } from './own-request.api.js';

const columns = (): DataColumn<EmployeeRequest>[] => [
  { id: 'kind', header: t('Request'), weight: 'name', card: 'name', cell: ({ title }) => title },
  { id: 'what', header: t('What'), card: 'text', cell: ({ summary }) => summary },
  { id: 'sent', header: t('Sent'), card: 'note', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  {
    id: 'state',
    header: t('Status'),
    card: 'state',
    cell: ({ state }) => translate(REQUEST_STATE_LABELS[state]),
  },
];

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
        columns={columns()}
        rows={data?.items}
        keyOf={({ id }) => id}
        nameOf={({ title, summary }) => `${title}, ${summary}`}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('No requests yet')} text={t('What you apply for appears here.')} />}
      />
    </Card>
  );
}
