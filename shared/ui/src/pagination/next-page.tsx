import { t } from '@atrium/sdk';
import { MoreButton } from './more-button.js';

/** Of pages of which each is asked for by itself, from the first on. */
export interface AskedPages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

interface NextPageProps {
  of: readonly AskedPages[];
}

/** Of lists with the newest first: asks for what was before what is shown; says beside the button when that failed. */
export const ShowEarlier = ({ of }: NextPageProps) => <NextPage of={of} label={t('Show earlier')} />;

/** Of other lists: asks for what follows what is shown; says beside the button when that failed. */
export const ShowMore = ({ of }: NextPageProps) => <NextPage of={of} label={t('Show more')} />;

function NextPage({ of, label }: NextPageProps & { label: string }) {
  const asked = of.filter(({ hasNextPage }) => hasNextPage);
  if (asked.length === 0) return null;
  return (
    <MoreButton
      label={label}
      failed={asked.some(({ isFetchNextPageError }) => isFetchNextPageError)}
      busy={asked.some(({ isFetchingNextPage }) => isFetchingNextPage)}
      onMore={() => asked.forEach(({ fetchNextPage }) => void fetchNextPage())}
    />
  );
}

/** What is shown is none the older when what follows it could not be loaded; that is said beside the button for it. */
export const withoutNext = <Query extends AskedPages & { error?: unknown }>(query: Query) => ({
  ...query,
  error: query.isFetchNextPageError || query.isFetchingNextPage ? undefined : query.error,
});
