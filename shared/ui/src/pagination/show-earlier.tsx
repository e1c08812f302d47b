import { t } from '@atrium/sdk';
import { Button } from '../button/button.js';

/** Of pages of which each is asked for by itself, the newest first. */
interface EarlierPages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** Asks for what was before what is shown; says beside the button when that failed. */
export function ShowEarlier({ of }: { of: readonly EarlierPages[] }) {
  const asked = of.filter(({ hasNextPage }) => hasNextPage);
  if (asked.length === 0) return null;
  const failed = asked.some(({ isFetchNextPageError }) => isFetchNextPageError);
  return (
    <>
      {failed && (
        <span className="at-muted" role="alert">
          {t('The rest could not be loaded.')}
        </span>
      )}
      <Button
        size="sm"
        variant="ghost"
        busy={asked.some(({ isFetchingNextPage }) => isFetchingNextPage)}
        onClick={() => asked.forEach(({ fetchNextPage }) => void fetchNextPage())}
      >
        {failed ? t('Retry') : t('Show earlier')}
      </Button>
    </>
  );
}

/** What is shown is none the older when those before it could not be loaded; that is said beside their button. */
export const withoutEarlier = <Query extends EarlierPages & { error?: unknown }>(query: Query) => ({
  ...query,
  error: query.isFetchNextPageError || query.isFetchingNextPage ? undefined : query.error,
});
