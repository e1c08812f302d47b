import { t } from '@atrium/sdk';
import { MoreButton } from './more-button.js';

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
  return (
    <MoreButton
      label={t('Show earlier')}
      failed={asked.some(({ isFetchNextPageError }) => isFetchNextPageError)}
      busy={asked.some(({ isFetchingNextPage }) => isFetchingNextPage)}
      onMore={() => asked.forEach(({ fetchNextPage }) => void fetchNextPage())}
    />
  );
}

/** What is shown is none the older when those before it could not be loaded; that is said beside their button. */
export const withoutEarlier = <Query extends EarlierPages & { error?: unknown }>(query: Query) => ({
  ...query,
  error: query.isFetchNextPageError || query.isFetchingNextPage ? undefined : query.error,
});
