import type { Client } from 'pg';
import { DATABASE_ROLES, RUNTIME_ROLES } from './database-roles.js';

/** What PostgreSQL leaves open to every role of a server, and what the running portal must not have of it. */
interface Opening {
  /** Fails where the admin may not; left out: it is not ours to close. */
  close?: string;
  /** Names what is open still, in rows of `name`. */
  open: string;
  /** Told for what is open still. */
  warning: (names: string) => string;
}

const ROLES = `unnest('{${RUNTIME_ROLES.join(',')}}'::text[]) role`;

/** For every role but ours the database is closed, and in it ours make nothing, not even for a session. */
export const databaseRights = (database: string): string => `
  revoke all on database ${database} from public;
  grant connect on database ${database} to ${DATABASE_ROLES.join(', ')};
`;

const LARGE_OBJECTS = `pronamespace = 'pg_catalog'::regnamespace and (proname like 'lo\\_%' or proname in ('loread', 'lowrite'))`;

const OPENINGS: Opening[] = [
  {
    // Where SQL can be injected into a SELECT, set_config() would change the company; SET LOCAL cannot be reached that way.
    close: 'revoke execute on function pg_catalog.set_config(text, text, boolean) from public',
    open: `select distinct 'set_config()' as name from ${ROLES}
      where has_function_privilege(role, 'pg_catalog.set_config(text, text, boolean)', 'execute')`,
    warning: () => 'set_config() stays open to every role: only a superuser of the database can close it.',
  },
  {
    // Bytes that no policy and no quota of a company sees.
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
    // Others may work there. The embedded server closes its own.
    open: `select distinct datname as name from pg_database, ${ROLES}
      where datallowconn and datname <> current_database() and has_database_privilege(role, pg_database.oid, 'connect') order by 1`,
    warning: (names) =>
      `The roles of the portal may connect to other databases of the server (${names}): revoke connect on them from public.`,
  },
];

/** Closes what the admin may close; `warn` is told what stays open. */
export async function closeToRoles(admin: Client, warn?: (sentence: string) => void): Promise<void> {
  for (const { close, open, warning } of OPENINGS) {
    if (close) await admin.query(close).catch(() => undefined);
    const { rows } = await admin.query<{ name: string }>(open);
    if (rows.length > 0) warn?.(warning(rows.map(({ name }) => name).join(', ')));
  }
}
