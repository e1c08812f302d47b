import { formatTime, t } from '@atrium/sdk';
import { Button, StatusText } from '@atrium/ui';
import type { Saving } from '../use-writing.js';

/** Whether what was typed is kept. */
export function SavedState({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  if (saving.is === 'idle') return null;
  return (
    <span className="at-13" role="status">
      {saving.is === 'typing' && <StatusText>{t('Saving')}</StatusText>}
      {saving.is === 'saved' && (
        <StatusText tone="success">{t('Saved {time}', { time: formatTime(saving.at) })}</StatusText>
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
