import type { Portal, RemoteCommand, ResolvedRemote } from '@atrium/contracts';
import { translate, useMayOpen, usePortalStore, type PortalStore } from '@atrium/sdk';
import { runCommand } from '../federation/run-command.js';
import type { Command } from './command.types.js';
import { useOwnCommands } from './use-own-commands.js';

/** The commands that this person may use: those of the enabled remotes, then the shell's. */
export function useCommands(portal: Portal | undefined): Command[] {
  const store = usePortalStore();
  const mayOpen = useMayOpen();
  const own = useOwnCommands();
  const contributed = (portal?.remotes ?? []).flatMap((remote) =>
    (remote.commands ?? [])
      .filter(({ guard }) => mayOpen(guard))
      .map((command) => toCommand(remote, command, store)),
  );
  return [...contributed, ...own];
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
