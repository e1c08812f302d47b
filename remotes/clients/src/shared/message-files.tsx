import { sizeInWords, type ClientMessage } from '@atrium/contracts';
import { fileUrl, t } from '@atrium/sdk';
import { Button, FileViewer, type ViewedFile } from '@atrium/ui';
import { Suspense, useState } from 'react';

/** The files of a message; a press shows one. */
export function MessageFiles({ files }: Pick<ClientMessage, 'files'>) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <ul className="list-unstyled d-flex flex-wrap gap-2 mt-2 mb-0" aria-label={t('Files')}>
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <Button size="sm" icon="file" onClick={() => setOpen(id)}>
              <span dir="auto">{name}</span> <span className="at-muted">{sizeInWords(size)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <Suspense>
          <FileViewer files={files.map(toViewed)} open={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

const toViewed = ({ id, name, type }: ClientMessage['files'][number]): ViewedFile => ({
  id,
  name,
  type,
  url: fileUrl(id),
  download: fileUrl(id, 'download'),
});
