import { useNavigation } from '../navigation/use-navigation.js';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { findPages, toHitGroups } from './search-hits.rules.js';
import { useSearch } from './use-search.js';
import { useSearchKinds } from './use-search-kinds.js';

/** Results for a text, records first and then pages, and the state of the search. */
export function useHits({ portal }: PortalAnswer, text: string) {
  const menu = useNavigation(portal);
  const kinds = useSearchKinds(portal);
  const { answer, ...state } = useSearch(text);
  const records = answer ? toHitGroups(answer, kinds) : [];
  return { groups: [...records, ...findPages(menu, text)], ...state };
}
