import { formatDate, t } from '@atrium/sdk';
import { Dot } from '../badge/dot.js';
import { Button } from '../button/button.js';
import type { Kept } from './use-progress.js';

export interface WizardBarProps {
  kept: Kept;
  onRetry: () => void;
  onCancel: () => void;
  /** Missing on the first step. */
  onBack?: (() => void) | undefined;
  busy: boolean;
  /** The primary button: “Next”, or the verb of the last step. */
  forwardLabel: string;
}

/** What is kept at the start; Cancel, Back and Next at the end. */
export function WizardBar({ kept, onRetry, onCancel, onBack, busy, forwardLabel }: WizardBarProps) {
  return (
    <div className="at-savebar">
      <span className="at-state" role="status">
        {kept.state !== 'none' && <Dot tone={TONES[kept.state]} />}
        {sayKept(kept)}
      </span>
      {kept.state === 'failed' && (
        <Button size="xs" onClick={onRetry}>
          {t('Retry')}
        </Button>
      )}
      <div className="at-actions">
        <Button variant="ghost" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        {onBack && <Button onClick={onBack}>{t('Back')}</Button>}
        <Button variant="primary" type="submit" busy={busy}>
          {forwardLabel}
        </Button>
      </div>
    </div>
  );
}

const TONES = { saving: 'neutral', saved: 'success', failed: 'warning' } as const;

function sayKept(kept: Kept): string {
  if (kept.state === 'none') return '';
  if (kept.state === 'saving') return t('Saving…');
  if (kept.state === 'failed') return t('Draft not saved');
  return t('Draft saved {time}', { time: formatDate(kept.at, { timeStyle: 'short' }) });
}
