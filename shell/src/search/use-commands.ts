import type { Portal, RemoteCommand, ResolvedRemote } from '@atrium/contracts';
import { translate, useMayOpen, usePortalStore, useUser, type PortalStore } from '@atrium/sdk';
import { runCommand } from '../federation/run-command.js';
import { useGetInboxCountsQuery } from '../inbox/inbox.api.js';
import type { Command } from './command.types.js';
import { useOwnCommands } from './use-own-commands.js';

/**
 * The commands that this person may use now: those of the enabled remotes, then the shell's. An admin who views the portal
 * as this person changes nothing.
 */
export function useCommands(portal: Portal | undefined): Command[] {
  const store = usePortalStore();
  const mayOpen = useMayOpen();
  const { data: counts } = useGetInboxCountsQuery();
  const own = useOwnCommands(counts?.badges['requests'] ?? 0);
  const { seenBy } = useUser();
  const contributed = (seenBy ? [] : (portal?.remotes ?? [])).flatMap((remote) =>
    (remote.commands ?? [])
      .filter((command) => mayOpen(command.guard) && isPossible(command, counts?.badges))
      .map((command) => toCommand(remote, command, store)),
  );
  return [...contributed, ...own];
}

/** While nothing is known of the counts, the server says whether it is possible. */
function isPossible({ badge, unless }: RemoteCommand, badges: Record<string, number> | undefined): boolean {
  if (!badges) return true;
  return (badge === undefined || (badges[badge] ?? 0) > 0) && (unless === undefined || !badges[unless]);
}

function toCommand(remote: ResolvedRemote, command: RemoteCommand, store: PortalStore): Command {
  const { id, title, icon, path, key } = command;
  return {
    id: `${remote.id}.${id}`,
    title: translate(title),
    icon,
    detail: translate(remote.title),
    act: path ?? (() => void runCommand(remote, command, store)),
    keys: key ? ['c', key] : undefined,
  };
}
