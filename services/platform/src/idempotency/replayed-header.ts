/** What is needed of Fastify's reply. */
interface HeaderSetter {
  header(name: string, value: string): unknown;
}

const REPLAYED = 'idempotent-replayed';

/** Tells the caller that this is the answer to an earlier request. */
export function markReplayed(reply: HeaderSetter, replayed: boolean): void {
  if (replayed) reply.header(REPLAYED, 'true');
}

/** Whether that was told: nothing was done now. */
export const isReplayed = (reply: { getHeader(name: string): unknown }): boolean =>
  reply.getHeader(REPLAYED) !== undefined;
