import { t } from '@atrium/sdk';
import { useState } from 'react';
import type { ViewedFile } from './viewer.types.js';

/** An image that fits its place; enlarged, it scrolls there by mouse, touch and arrow keys. */
export function ImageStage({ file, zoom }: { file: ViewedFile; zoom: number }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <p role="alert">{t('This file could not be loaded.')}</p>;
  return (
    // A region that scrolls needs the focus to be scrolled by keyboard.
    <div className="at-viewer-scroll" role="region" aria-label={file.name} tabIndex={0}>
      <img
        src={file.url}
        alt={file.name}
        style={{ inlineSize: `${String(zoom * 100)}%`, blockSize: `${String(zoom * 100)}%` }}
        onError={() => setFailed(true)}
      />
    </div>
  );
}
