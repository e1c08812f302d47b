import { t } from '@atrium/sdk';
/** A message that is being sent, or that failed and waits for its sender. */
export interface Unsent {
  clientId: string;
  text: string;
  /** Why it was not sent; null while it is being sent. */
  failure: string | null;
}

/** Messages that were being sent when the page was closed count as failed. Sending one again does not duplicate it. */
export function readUnsent(stored: string | null): Unsent[] {
  if (!stored) return [];
  try {
    const rows = JSON.parse(stored) as Unsent[];
    return rows.map(({ clientId, text }) => ({ clientId, text, failure: t('It was not sent yet.') }));
  } catch {
    return [];
  }
}

/** The messages that the server does not have yet. */
export function notArrived(unsent: Unsent[], arrived: readonly { clientId: string }[]): Unsent[] {
  const there = new Set(arrived.map(({ clientId }) => clientId));
  return unsent.filter(({ clientId }) => !there.has(clientId));
}
