import { t } from '@atrium/sdk';
/** A message on its way, or one that did not get through and waits for its sender. */
export interface Unsent {
  clientId: string;
  text: string;
  /** Why it was not sent; null while it is on its way. */
  failure: string | null;
}

/** What was on its way when the page was left did not get through as far as anybody knows; sent again, it is one message. */
export function readUnsent(stored: string | null): Unsent[] {
  if (!stored) return [];
  try {
    const rows = JSON.parse(stored) as Unsent[];
    return rows.map(({ clientId, text }) => ({ clientId, text, failure: t('It was not sent yet.') }));
  } catch {
    return [];
  }
}

/** Those that have not arrived yet, by what the server has. */
export function notArrived(unsent: Unsent[], arrived: readonly { clientId: string }[]): Unsent[] {
  const there = new Set(arrived.map(({ clientId }) => clientId));
  return unsent.filter(({ clientId }) => !there.has(clientId));
}
