import {
  MOST_TASK_FILES,
  sizeInWords,
  TASK_FILE_LIMIT,
  TASK_FILE_USE,
  type Task,
  type TaskFile,
} from '@atrium/contracts';
import { confirm, fileUrl, formatDate, t, useStep } from '@atrium/sdk';
import { FileViewer, IconButton, UploadField } from '@atrium/ui';
import { Suspense, useState } from 'react';
import { PartSection } from '../parts/part-section.js';
import { useAddTaskFileMutation, useRemoveTaskFileMutation } from './task-files.api.js';
import styles from './parts.module.scss';

interface FilesProps extends Pick<Task, 'id' | 'mayChange'> {
  files: readonly TaskFile[];
}

/** The files of a task; those who change the task add and remove them. */
export function TaskFiles({ id, files, mayChange }: FilesProps) {
  const [add] = useAddTaskFileMutation();
  if (!mayChange && files.length === 0) return null;
  return (
    <PartSection title={t('Files')} note={files.length > 0 && files.length}>
      {files.length > 0 && <FileRows id={id} files={files} mayChange={mayChange} />}
      {mayChange && files.length < MOST_TASK_FILES && (
        <UploadField
          label={t('Add files to the task')}
          help={t('Up to {size} each. People who see the task see its files.', {
            size: sizeInWords(TASK_FILE_LIMIT),
          })}
          multiple
          use={TASK_FILE_USE}
          maxBytes={TASK_FILE_LIMIT}
          onUploaded={({ id: fileId }) => add({ id, fileId }).unwrap()}
        />
      )}
    </PartSection>
  );
}

function FileRows({ id, files, mayChange }: FilesProps) {
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
      <ul className={styles['lines']}>
        {files.map((file) => (
          <li key={file.id} className="d-flex gap-2 align-items-center">
            <button type="button" className="btn btn-link p-0 at-clip" onClick={() => setOpen(file.id)}>
              <bdi>{file.name}</bdi>
            </button>
            <span className={`at-13 at-muted ${String(styles['whole'])}`}>{sizeInWords(file.size)}</span>
            <span className={`at-13 at-muted ${String(styles['push'])} ${String(styles['cut'])}`}>
              <bdi>{file.addedBy}</bdi>, {formatDate(file.addedAt, { day: 'numeric', month: 'short' })}
            </span>
            {mayChange && <RemoveButton id={id} file={file} />}
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <FileViewer files={viewed} open={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

function RemoveButton({ id, file: { id: fileId, name } }: { id: string; file: TaskFile }) {
  const [remove] = useRemoveTaskFileMutation();
  const { take, busy } = useStep();
  const title = t('Remove {name}?', { name });
  const ask = async () => {
    const text = t('It is deleted for everyone who sees the task. This cannot be undone.');
    if (!(await confirm({ title, text, confirmText: t('Remove'), tone: 'danger' }))) return;
    const work = () => remove({ id, fileId }).unwrap();
    await take({ of: fileId, work, done: t('{name} removed', { name }) });
  };
  return (
    <IconButton
      size="xs"
      variant="ghost"
      icon="trash"
      disabled={busy}
      label={t('Remove {name}', { name })}
      onClick={() => void ask()}
    />
  );
}
