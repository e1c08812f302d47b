import { useKeyPairs } from '@atrium/ui';
import { useNavigation } from '../navigation/use-navigation.js';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { useAct } from './use-act.js';
import { useCommands } from './use-commands.js';

/** Two keys open a page of the menu (G and its letter) or start a command (C and its letter), on every page. */
export function useCommandKeys({ portal }: PortalAnswer): void {
  const menu = useNavigation(portal);
  const commands = useCommands(portal);
  const act = useAct();
  useKeyPairs((first, second) => {
    const page = first === 'g' && menu.flatMap(({ items }) => items).find(({ key }) => key === second);
    if (page) return () => act(page.path);
    const command = commands.find(({ keys }) => keys?.[0] === first && keys[1] === second);
    return command && (() => act(command.act));
  });
}
