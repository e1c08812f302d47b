import { passesGuard, type Portal } from '@atrium/contracts';
import type { PortalStore } from '@atrium/sdk';
import { listAttempts } from './attempts.rules.js';
import { beginManifest } from './remote-manifest.js';
import { listSlot, type SlotEntry } from './slot.rules.js';

/**
 * Fetches the files of the dashboard's widgets beside each other, as soon as the portal's answer to index.html names
 * their remotes. Nothing of them runs: the widget finds them fetched, and fetches itself what did not come.
 */
export async function fetchWidgetsAhead(store: PortalStore): Promise<void> {
  const { user } = store.getState().session;
  const portal = await peekPortal();
  if (!user || !portal) return;
  const widgets = listSlot(portal, 'dashboard.widget', (guard) => passesGuard(user, guard));
  await Promise.all(widgets.map(fetchWidget));
}

/** Reads a copy of what index.html has asked for; the page itself still takes the answer. */
async function peekPortal(): Promise<Portal | undefined> {
  const early = Object.entries(globalThis.atriumEarly ?? {});
  const [, asked] = early.find(([address]) => address.startsWith('portal/resolve')) ?? [];
  const answer = (await asked)?.clone();
  return answer?.ok ? ((await answer.json()) as Portal) : undefined;
}

async function fetchWidget({ remote, slot }: SlotEntry): Promise<void> {
  const [attempt] = listAttempts(remote, 0);
  if (!attempt) return;
  const { base } = attempt.release;
  const { ahead, files } = await beginManifest(attempt.release, attempt.fileLimitMs);
  for (const file of ahead?.[slot.id] ?? []) preload(base + file, files[file]);
}

const preloaded = new Set<string>();

function preload(address: string, integrity: string | undefined): void {
  if (integrity === undefined || preloaded.has(address)) return;
  preloaded.add(address);
  const hint = document.createElement('link');
  hint.rel = 'preload';
  hint.as = address.endsWith('.css') ? 'style' : 'script';
  hint.crossOrigin = 'anonymous';
  hint.integrity = integrity;
  // The page's own code comes first.
  hint.fetchPriority = 'low';
  hint.href = address;
  document.head.append(hint);
}
