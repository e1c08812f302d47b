import { t } from '@atrium/sdk';
import { Card, Loaded } from '@atrium/ui';
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
  const query = useListOwnFilesQuery(clientId);
  return (
    <Loaded of={query} title={t('The files could not be loaded')} skeleton={null}>
      {({ items }) =>
        items.length > 0 && (
          <Card title={title} count={items.length} fill="rows">
            <FileRows files={items} />
          </Card>
        )
      }
    </Loaded>
  );
}
