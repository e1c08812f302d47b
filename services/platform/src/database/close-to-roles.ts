import type { Client } from 'pg';
import { DATABASE_ROLES, RUNTIME_ROLES } from './database-roles.js';

/** A right that PostgreSQL grants to every role of a server and that the running portal must not have. */
interface Opening {
  /**
   * SQL that revokes the right. It fails where the admin may not do that; left out where the portal must not revoke it.
   */
  close?: string;
  /** SQL that lists what is still open, in rows of `name`. */
  open: string;
  /** The sentence for what is still open. */
  warning: (names: string) => string;
}

const ROLES = `unnest('{${RUNTIME_ROLES.join(',')}}'::text[]) role`;

/** Closes the database to all roles except ours. Ours may create nothing in it, not even temporary tables. */
export const databaseRights = (database: string): string => `
  revoke all on database ${database} from public;
  grant connect on database ${database} to ${DATABASE_ROLES.join(', ')};
`;

const LARGE_OBJECTS = `pronamespace = 'pg_catalog'::regnamespace and (proname like 'lo\\_%' or proname in ('loread', 'lowrite'))`;

const OPENINGS: Opening[] = [
  {
    // An attacker who injects SQL into a SELECT could change the company with set_config(); SET LOCAL cannot stand
    // inside a SELECT.
    close: 'revoke execute on function pg_catalog.set_config(text, text, boolean) from public',
    open: `select distinct 'set_config()' as name from ${ROLES}
      where has_function_privilege(role, 'pg_catalog.set_config(text, text, boolean)', 'execute')`,
    warning: () => 'set_config() stays open to every role: only a superuser of the database can close it.',
  },
  {
    // Large objects are stored outside any company's row-level security and quota.
    close: `do $do$ declare f regprocedure; begin
      for f in select oid from pg_proc where ${LARGE_OBJECTS} loop
        execute format('revoke execute on function %s from public', f);
      end loop;
    end $do$`,
    open: `select distinct proname as name from pg_proc, ${ROLES}
      where ${LARGE_OBJECTS} and has_function_privilege(role, pg_proc.oid, 'execute') order by 1`,
    warning: () => 'Large objects stay open to every role: only a superuser of the database can close them.',
  },
  {
    close: `do $do$ begin execute replace($sql$${databaseRights('THIS')}$sql$, 'THIS', quote_ident(current_database())); end $do$`,
    open: `select distinct role as name from ${ROLES}
      where has_database_privilege(role, current_database(), 'temporary, create') order by 1`,
    warning: (names) => `${names} may make temporary tables: only the owner of the database can forbid it.`,
  },
  {
    // Other applications may use those databases. Only the embedded server closes its own.
    open: `select distinct datname as name from pg_database, ${ROLES}
      where datallowconn and datname <> current_database() and has_database_privilege(role, pg_database.oid, 'connect') order by 1`,
    warning: (names) =>
      `The roles of the portal may connect to other databases of the server (${names}): revoke connect on them from public.`,
  },
];

/** Closes what the admin may close and calls `warn` with what stays open. */
export async function closeToRoles(admin: Client, warn?: (sentence: string) => void): Promise<void> {
  for (const { close, open, warning } of OPENINGS) {
    if (close) await admin.query(close).catch(() => undefined);
    const { rows } = await admin.query<{ name: string }>(open);
    if (rows.length > 0) warn?.(warning(rows.map(({ name }) => name).join(', ')));
  }
}
