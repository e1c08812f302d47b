import type { Page, Ref } from '@atrium/contracts';
import type { UseOffers } from '@atrium/ui';

// Method syntax, so that a record's own query may narrow the parameters.
interface NamedApi {
  useList(query: { search: string | undefined; limit: number }): { data?: Page<Ref> | undefined };
  useGet(id: string | undefined): { data?: Ref | undefined; isLoading: boolean };
}

const OFFERED = 20;

/** Hooks for choosing one of some records that have a name. */
export function recordChoice(api: NamedApi) {
  /** Those that match a text. */
  const useOffers: UseOffers = (search) => {
    const { data } = api.useList({ search: search || undefined, limit: OFFERED });
    return (data?.items ?? []).map(({ id, name }) => ({ id, name, note: null }));
  };
  /** The one whose id is in the URL; undefined while loading. */
  const useRef = (id: string | undefined): Ref | null | undefined => {
    const { data, isLoading } = api.useGet(id);
    return isLoading ? undefined : (data ?? null);
  };
  return { useOffers, useRef };
}
