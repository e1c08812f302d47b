import { t } from '@atrium/sdk';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { Spinner } from '../feedback/spinner.js';
import { usePdf } from './use-pdf.js';
import type { ViewedFile } from './viewer.types.js';

/** A PDF in the browser's own viewer, which brings search, zoom and its own keys. */
export function PdfStage({ file }: { file: ViewedFile }) {
  const [attempt, setAttempt] = useState(0);
  const pdf = usePdf(file.url, attempt);
  if (pdf.state === 'ready') return <iframe className="at-viewer-frame" src={pdf.url} title={file.name} />;
  if (pdf.state === 'loading') return <Spinner label={t('Loading {name}', { name: file.name })} />;
  if (pdf.state === 'unable')
    return <p role="status">{t('This browser cannot show PDF files. Download it.')}</p>;
  return (
    <div role="alert" className="at-viewer-words">
      <p>{t('This file could not be loaded.')}</p>
      <Button size="sm" icon="refresh" onClick={() => setAttempt(attempt + 1)}>
        {t('Retry')}
      </Button>
    </div>
  );
}
