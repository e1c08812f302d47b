import { sizeInWords } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { useCallback, useState } from 'react';
import { IconButton } from '../button/icon-button.js';
import { ListRow } from '../card/list-row.js';
import { ProgressBar } from '../feedback/progress-bar.js';
import { Icon } from '../icon/icon.js';
import type { Upload } from './use-upload-list.js';
import { percentOf } from './upload.rules.js';

export interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onCancel: () => void;
}

/** A running upload: preview, progress, and what went wrong. */
export function UploadRow({ upload, onRetry, onCancel }: UploadRowProps) {
  const { file, state, sent, failure } = upload;
  const percent = percentOf(sent, file.size);
  const words = t('{name}: {percent}% of {size}', {
    name: file.name,
    percent,
    size: sizeInWords(file.size),
  });
  return (
    <ListRow
      wrap
      lead={<Preview file={file} />}
      title={file.name}
      text={
        state === 'failed' ? (
          <span className="at-field-error" role="alert">
            {failure}
          </span>
        ) : (
          <>
            <ProgressBar value={percent} label={words} />
            <span role="status">{sayState(upload, percent)}</span>
          </>
        )
      }
      end={
        <>
          {state === 'failed' && (
            <IconButton icon="refresh" label={t('Retry {name}', { name: file.name })} onClick={onRetry} />
          )}
          <IconButton icon="x" label={t('Remove {name}', { name: file.name })} onClick={onCancel} />
        </>
      }
    />
  );
}

function sayState({ state, sent, file }: Upload, percent: number): string {
  if (state === 'waiting') return sent > 0 ? t('Waiting for the connection…') : t('Waiting…');
  return percent === 100
    ? t('Checking…')
    : t('{sent} of {size}', { sent: sizeInWords(sent), size: sizeInWords(file.size) });
}

const SHOWN = /^image\/(jpeg|png|webp|gif|avif)$/;

/** The image itself if the browser knows its type, otherwise a sheet of paper. */
function Preview({ file }: { file: File }) {
  const [broken, setBroken] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const image = SHOWN.test(file.type) && !broken;
  return (
    <span className="at-thumbnail" aria-hidden="true">
      {image ? <img ref={show} alt="" onError={() => setBroken(true)} /> : <Icon name="file" />}
    </span>
  );
}
