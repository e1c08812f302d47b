import { t } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { Note } from '../feedback/note.js';

interface RetryNoteProps {
  /** What failed. */
  children: ReactNode;
  onRetry: () => void;
  busy?: boolean | undefined;
}

/** Above what is shown although something of it could not be fetched. */
export function RetryNote({ children, onRetry, busy }: RetryNoteProps) {
  const again = (
    <Button size="sm" icon="refresh" onClick={onRetry} busy={busy}>
      {t('Retry')}
    </Button>
  );
  return (
    <Note tone="warning" live action={again}>
      {children}
    </Note>
  );
}
