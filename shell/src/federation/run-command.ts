import type { RemoteCommand, ResolvedRemote } from '@atrium/contracts';
import { t, tellFailure, translate, type PortalStore } from '@atrium/sdk';
import { listAttempts } from './attempts.rules.js';
import { loadCommand } from './remote-loader.js';
import { showDialog } from './shown-dialog.js';

/** Loads and runs a command of a remote; what fails is told in a message. */
export async function runCommand(
  remote: ResolvedRemote,
  { id, title }: RemoteCommand,
  store: PortalStore,
): Promise<void> {
  try {
    const { run, slices } = await firstToArrive(remote, id);
    for (const slice of slices) store.injectSlice(slice);
    showDialog((await run(store)) ?? null);
  } catch (reason) {
    tellFailure(t('{title}: not done', { title: translate(title) }), reason);
  }
}

/** Tries the releases in turn, as for a page. */
async function firstToArrive(remote: ResolvedRemote, id: string) {
  let failure: unknown;
  for (const attempt of listAttempts(remote, 0)) {
    try {
      return await loadCommand({ remoteId: remote.id, attempt }, id);
    } catch (reason) {
      failure = reason;
    }
  }
  throw failure;
}
