import { t } from '@atrium/sdk';
import { Button } from '../button/button.js';

export interface NoMatchStateProps {
  /** Clears search and filters. */
  onClear: () => void;
}

/** There are records, but none matches the search and the filters. */
export function NoMatchState({ onClear }: NoMatchStateProps) {
  return (
    <div className="at-blank">
      <h2>{t('No match')}</h2>
      <p>{t('Nothing matches your search and filters.')}</p>
      <div className="acts">
        <Button onClick={onClear}>{t('Clear')}</Button>
      </div>
    </div>
  );
}
