import type { Client, ClientOverview } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import { Card, Icon, ListRow, RelativeTime } from '@atrium/ui';
import { useGetClientOverviewQuery } from '../../../shared/overview.api.js';

/** What waits for an answer of the client; that it did not arrive is said where the figures are. */
export default function ClientWaits({ client }: { client: Client }) {
  const { data } = useGetClientOverviewQuery(client.id);
  return data ? <Waits waits={data.waits} /> : null;
}

function Waits({ waits }: Pick<ClientOverview, 'waits'>) {
  const path = useCompanyPath();
  if (waits.length === 0) return null;
  return (
    <Card title={t('Waits for the client')} count={waits.length} fill="rows">
      {waits.map(({ kind, id, title, note, since }) => (
        <ListRow
          key={id}
          lead={<Icon name={kind === 'proposal' ? 'file' : 'check'} />}
          title={<bdi>{title}</bdi>}
          text={note}
          end={<RelativeTime at={since} />}
          {...(kind === 'proposal' && { to: `${path('client/proposal')}?open=${id}` })}
        />
      ))}
    </Card>
  );
}
