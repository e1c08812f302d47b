import { useNavigation } from '../navigation/use-navigation.js';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { findCommands, findPages, oncePerPerson, toHitGroups } from './search-hits.rules.js';
import { useCommands } from './use-commands.js';
import { useSearch } from './use-search.js';
import { useSearchKinds } from './use-search-kinds.js';

/** Results for a text: records, pages, commands; without a text commands first, since pages stand in the menu. */
export function useHits({ portal }: PortalAnswer, text: string) {
  const menu = useNavigation(portal);
  const kinds = useSearchKinds(portal);
  const commands = useCommands(portal);
  const { answer, ...state } = useSearch(text);
  const records = answer ? oncePerPerson(toHitGroups(answer, kinds)) : [];
  const found = [...findPages(menu, text), ...findCommands(commands, text)];
  return { groups: [...records, ...(text.trim() ? found : found.toReversed())], ...state };
}
