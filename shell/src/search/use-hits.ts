import { useNavigation } from '../navigation/use-navigation.js';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { findPages, toHitGroups } from './search-hits.rules.js';
import { useSearch } from './use-search.js';
import { useSearchKinds } from './use-search-kinds.js';

/** What is found for a text: records first, then pages; and how far the search is. */
export function useHits({ portal }: PortalAnswer, text: string) {
  const menu = useNavigation(portal);
  const kinds = useSearchKinds(portal);
  const { answer, ...state } = useSearch(text);
  const records = answer ? toHitGroups(answer, kinds) : [];
  return { groups: [...records, ...findPages(menu, text)], ...state };
}
