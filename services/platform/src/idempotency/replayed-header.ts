/** The part of Fastify's reply that is used here. */
interface HeaderSetter {
  header(name: string, value: string): unknown;
}

const REPLAYED = 'idempotent-replayed';

/** Tells the caller by a header that this is the answer to an earlier request. */
export function markReplayed(reply: HeaderSetter, replayed: boolean): void {
  if (replayed) reply.header(REPLAYED, 'true');
}

/** Whether the answer is marked as that of an earlier request. */
export const isReplayed = (reply: { getHeader(name: string): unknown }): boolean =>
  reply.getHeader(REPLAYED) !== undefined;
