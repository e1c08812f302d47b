import { useNavigation } from '../navigation/use-navigation.js';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { findCommands, findPages, oncePerPerson, toHitGroups } from './search-hits.rules.js';
import { useCommands } from './use-commands.js';
import { useSearch } from './use-search.js';
import { useSearchKinds } from './use-search-kinds.js';

/** What can be done stands first, so that Enter does it; then records and pages. */
export function useHits({ portal }: PortalAnswer, text: string) {
  const menu = useNavigation(portal);
  const kinds = useSearchKinds(portal);
  const commands = useCommands(portal);
  const { answer, ...state } = useSearch(text);
  const records = answer ? oncePerPerson(toHitGroups(answer, kinds)) : [];
  const groups = [...findCommands(commands, text), ...records, ...findPages(menu, text)];
  return { groups, ...state };
}
