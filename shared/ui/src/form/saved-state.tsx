import { formatTime, t } from '@atrium/sdk';
import { Button } from '../button/button.js';
import { StatusText } from '../badge/status-text.js';

export type Saving =
  | { is: 'idle' | 'typing' }
  | { is: 'saved'; at: Date }
  /** What is typed is not sound yet, so it waits. */
  | { is: 'unfinished'; why: string }
  | { is: 'failed'; why: string };

/** Whether what was typed is kept. */
export function SavedState({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  if (saving.is === 'idle') return null;
  return (
    <span className="at-13" role="status">
      {saving.is === 'typing' && <StatusText>{t('Saving')}</StatusText>}
      {saving.is === 'saved' && (
        <StatusText tone="success">{t('Saved {time}', { time: formatTime(saving.at) })}</StatusText>
      )}
      {saving.is === 'unfinished' && (
        <StatusText tone="warning">{t('Not saved yet. {why}', { why: saving.why })}</StatusText>
      )}
      {saving.is === 'failed' && (
        <>
          <StatusText tone="danger">{t('Not saved. {why}', { why: saving.why })}</StatusText>{' '}
          <Button size="xs" variant="ghost" onClick={onRetry}>
            {t('Try again')}
          </Button>
        </>
      )}
    </span>
  );
}
