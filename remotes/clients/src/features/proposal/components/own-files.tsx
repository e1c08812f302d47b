import { t } from '@atrium/sdk';
import { Card, ErrorState } from '@atrium/ui';
import { useListOwnFilesQuery } from '../../../shared/client-file.api.js';
import { FileRows } from '../../../shared/file-rows.js';
import { useListOwnClientsQuery } from '../../../shared/message.api.js';

/** Files that client and team share; nothing where there are none. */
export function OwnFiles() {
  const { data } = useListOwnClientsQuery();
  const many = (data?.items.length ?? 0) > 1;
  return data?.items.map(({ id, name }) => (
    <Files key={id} clientId={id} title={many ? t('Files: {client}', { client: name }) : t('Files')} />
  ));
}

function Files({ clientId, title }: { clientId: string; title: string }) {
  const { data, error, refetch } = useListOwnFilesQuery(clientId);
  if (error && !data)
    return (
      <ErrorState title={t('The files could not be loaded')} error={error} onRetry={() => void refetch()} />
    );
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={title} count={data.items.length} fill="rows">
      <FileRows files={data.items} />
    </Card>
  );
}
