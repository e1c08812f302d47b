/** What is needed of Fastify's reply. */
interface HeaderSetter {
  header(name: string, value: string): unknown;
}

/** Tells the caller that this is the answer to an earlier request. */
export function markReplayed(reply: HeaderSetter, replayed: boolean): void {
  if (replayed) reply.header('idempotent-replayed', 'true');
}
