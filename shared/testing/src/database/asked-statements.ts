import { RequestContext } from '@atrium/platform';
import { Client } from 'pg';

type Query = (this: Client, ...given: unknown[]) => unknown;

const textOf = (what: unknown): string =>
  typeof what === 'object' && what !== null && 'text' in what ? String(what.text) : String(what);

/**
 * The SQL statements that requests send while `work` runs. Jobs and events of the same process look for work meanwhile,
 * for which no request waits.
 */
export async function askedStatements(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const query = Reflect.get(Client.prototype, 'query') as Query;
  const note: Query = function (...given) {
    if (RequestContext.current()) asked.push(textOf(given[0]));
    return query.apply(this, given);
  };
  Reflect.set(Client.prototype, 'query', note);
  try {
    await work();
  } finally {
    Reflect.set(Client.prototype, 'query', query);
  }
  return asked;
}
