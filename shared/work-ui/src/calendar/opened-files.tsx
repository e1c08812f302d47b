import { MOST_EVENT_FILES, sizeInWords, type CalendarEvent } from '@atrium/contracts';
import { fileUrl, t, useStep } from '@atrium/sdk';
import { FileViewer, IconButton } from '@atrium/ui';
import { Suspense, useState } from 'react';
import { EventUpload } from './event-upload.js';
import { useAddEventFileMutation, useRemoveEventFileMutation } from './guest.api.js';

/** The files of an event; whoever changes it adds and removes them. */
export function OpenedFiles({ event: { id, files, mayChange } }: { event: CalendarEvent }) {
  const [add] = useAddEventFileMutation();
  return (
    <section className="d-grid gap-2" aria-label={t('Files of the event')}>
      {files.length > 0 && <FileRows id={id} files={files} mayChange={mayChange} />}
      {mayChange && files.length < MOST_EVENT_FILES && (
        <EventUpload onUploaded={({ id: fileId }) => add({ id, fileId }).unwrap()} />
      )}
    </section>
  );
}

type Rows = Pick<CalendarEvent, 'id' | 'files' | 'mayChange'>;

function FileRows({ id, files, mayChange }: Rows) {
  const [open, setOpen] = useState<string | null>(null);
  const viewed = files.map((file) => ({
    id: file.id,
    name: file.name,
    type: file.type,
    url: fileUrl(file.id),
    download: fileUrl(file.id, 'download'),
  }));
  return (
    <>
      <ul className="at-files m-0">
        {files.map((file) => (
          <li key={file.id} className="d-flex gap-2 align-items-center">
            <button type="button" className="btn btn-link p-0 at-clip" onClick={() => setOpen(file.id)}>
              <bdi>{file.name}</bdi>
            </button>
            <span className="at-13 at-muted">{sizeInWords(file.size)}</span>
            {mayChange && <RemoveButton id={id} file={file} />}
          </li>
        ))}
      </ul>
      {open && (
        <Suspense>
          <FileViewer files={viewed} open={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

function RemoveButton({ id, file: { id: fileId, name } }: { id: string; file: Rows['files'][number] }) {
  const [remove] = useRemoveEventFileMutation();
  const { take } = useStep();
  const work = () => remove({ id, fileId }).unwrap();
  return (
    <IconButton
      size="sm"
      variant="ghost"
      icon="trash"
      label={t('Remove {name}', { name })}
      onClick={() => void take({ of: fileId, work, done: t('{name} removed', { name }) })}
    />
  );
}
