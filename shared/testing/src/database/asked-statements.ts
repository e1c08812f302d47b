import { Client } from 'pg';

type Query = (this: Client, ...given: unknown[]) => unknown;

const textOf = (what: unknown): string =>
  typeof what === 'object' && what !== null && 'text' in what ? String(what.text) : String(what);

/** The SQL statements that this process sends while `work` runs. */
export async function askedStatements(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const query = Reflect.get(Client.prototype, 'query') as Query;
  const note: Query = function (...given) {
    asked.push(textOf(given[0]));
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
