import { MOST_EVENT_FILES, sizeInWords, type StoredFile } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { IconButton } from '@atrium/ui';
import { useState } from 'react';
import { EventUpload } from './event-upload.js';

type NewFile = Pick<StoredFile, 'id' | 'name' | 'size'>;

/** Uploads for an event that is not there yet. */
export function useNewFiles() {
  const [files, setFiles] = useState<NewFile[]>([]);
  const [underWay, setUnderWay] = useState(0);
  return {
    files,
    setUnderWay,
    fileIds: files.map(({ id }) => id),
    add: ({ id, name, size }: StoredFile) => {
      setFiles((before) => [...before, { id, name, size }]);
      return Promise.resolve();
    },
    remove: (id: string) => setFiles((before) => before.filter((each) => each.id !== id)),
    /** Why the event cannot be saved yet. */
    fault: () => (underWay > 0 ? t('Wait until all files are uploaded.') : undefined),
  };
}

interface NewFilesProps {
  kept: ReturnType<typeof useNewFiles>;
  error: string | undefined;
  onInput: () => void;
}

/** The files that a new event will have. */
export function NewFiles({ kept: { files, add, remove, setUnderWay }, error, onInput }: NewFilesProps) {
  return (
    <section className="is-wide d-grid gap-2" aria-label={t('Files of the event')}>
      {files.length > 0 && (
        <ul className="at-files m-0">
          {files.map(({ id, name, size }) => (
            <li key={id} className="d-flex gap-2 align-items-center">
              <bdi className="at-clip">{name}</bdi>
              <span className="at-13 at-muted">{sizeInWords(size)}</span>
              <IconButton
                size="sm"
                variant="ghost"
                icon="trash"
                label={t('Remove {name}', { name })}
                onClick={() => remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {files.length < MOST_EVENT_FILES && (
        <EventUpload
          onUploaded={(file) => {
            onInput();
            return add(file);
          }}
          onUnderWay={setUnderWay}
        />
      )}
      {error !== undefined && (
        <div role="alert" className="at-field-error">
          {error}
        </div>
      )}
    </section>
  );
}
