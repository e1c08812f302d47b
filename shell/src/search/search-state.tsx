import { t } from '@atrium/sdk';
import { Button } from '@atrium/ui';

interface SearchStateProps {
  text: string;
  /** Whether any result is shown. */
  found: boolean;
  waiting: boolean;
  error: unknown;
  retry: () => void;
}

/** Says what the list of results does not: searching, nothing found, or failed. */
export function SearchState({ text, found, waiting, error, retry }: SearchStateProps) {
  const words = wordsFor({ text, found, waiting });
  return (
    <>
      {error ? (
        <div className="at-hits-say" role="alert">
          {t('Search is not responding.')}{' '}
          <Button variant="ghost" size="xs" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
            {t('Retry')}
          </Button>
        </div>
      ) : (
        <div className={found || !words ? 'visually-hidden' : 'at-hits-say'} role="status" dir="auto">
          {words}
        </div>
      )}
    </>
  );
}

function wordsFor({ text, found, waiting }: Pick<SearchStateProps, 'text' | 'found' | 'waiting'>): string {
  if (waiting) return t('Searching…');
  if (found) return text ? t('Results are shown. Press the arrow keys to choose.') : '';
  return text ? t('Nothing found for “{text}”.', { text }) : '';
}
