import {
  CLIENT_FILE_LIMIT,
  CLIENT_FILE_USE,
  sizeInWords,
  type Client,
  type ClientFile,
} from '@atrium/contracts';
import { newRequestKey, t, useStep } from '@atrium/sdk';
import {
  Badge,
  Bar,
  Card,
  CheckField,
  EmptyState,
  Loaded,
  Loading,
  RowMenu,
  UploadField,
  type MenuItem,
} from '@atrium/ui';
import { useState } from 'react';
import {
  useAddClientFileMutation,
  useListClientFilesQuery,
  useRemoveClientFileMutation,
  useShareClientFileMutation,
} from '../../../shared/client-file.api.js';
import { FileRows } from '../../../shared/file-rows.js';

/** The files of a client, and which of them the client sees. */
export default function ClientFiles({ client }: { client: Client }) {
  const query = useListClientFilesQuery(client.id);
  const mayChange = client.allowedTransitions.includes('update');
  return (
    <Loaded
      of={query}
      title={t('The files could not be loaded')}
      skeleton={
        <Loading label={t('Loading files')}>
          <Bar />
        </Loading>
      }
    >
      {(data) => (
        <Card title={t('Files')} count={data.items.length} fill="rows">
          {mayChange && <AddFiles clientId={client.id} />}
          {data.items.length === 0 && (
            <EmptyState
              title={t('No files yet')}
              text={t('Keep briefs, contracts and reports here. The client sees what you share.')}
            />
          )}
          <FileRows files={data.items} end={(file) => <FileEnd file={file} mayChange={mayChange} />} />
        </Card>
      )}
    </Loaded>
  );
}

function AddFiles({ clientId }: { clientId: string }) {
  const [add] = useAddClientFileMutation();
  const [shared, setShared] = useState(false);
  return (
    <div className="d-grid gap-2 p-3">
      <UploadField
        label={t('Add files')}
        help={t('Up to {size} each. Drop them here or click to choose.', {
          size: sizeInWords(CLIENT_FILE_LIMIT),
        })}
        multiple
        use={CLIENT_FILE_USE}
        maxBytes={CLIENT_FILE_LIMIT}
        onUploaded={async ({ id }) => {
          await add({ key: newRequestKey(), body: { clientId, fileId: id, shared } }).unwrap();
        }}
      />
      <CheckField
        label={t('The client sees them')}
        checked={shared}
        onChange={({ target }) => setShared(target.checked)}
      />
    </div>
  );
}

function FileEnd({ file, mayChange }: { file: ClientFile; mayChange: boolean }) {
  const { name, shared, sent, side } = file;
  const items = useFileSteps(file);
  return (
    <>
      <Badge>
        {side === 'client' ? t('From the client') : shared ? t('Client sees it') : t('Team only')}
      </Badge>
      {mayChange && !sent && <RowMenu label={t('Actions for {name}', { name })} items={items} />}
    </>
  );
}

function useFileSteps({ id, name, shared }: ClientFile): MenuItem[] {
  const [share] = useShareClientFileMutation();
  const [remove] = useRemoveClientFileMutation();
  const { take } = useStep();
  const change = () =>
    take({
      of: id,
      work: () => share({ id, shared: !shared }).unwrap(),
      done: shared ? t('The client no longer sees {name}', { name }) : t('The client sees {name}', { name }),
    });
  const erase = () =>
    take({
      of: id,
      ask: {
        title: t('Remove {name}?', { name }),
        text: t('The file is permanently deleted.'),
        confirmText: t('Remove'),
        tone: 'danger',
      },
      work: () => remove(id).unwrap(),
      done: t('{name} removed', { name }),
    });
  const label = shared ? t('Hide from the client') : t('Share with the client');
  return [
    { label, icon: 'eye', onSelect: () => void change() },
    { label: t('Remove'), icon: 'trash', danger: true, onSelect: () => void erase() },
  ];
}
