import type { TestDatabase } from './test-database.js';

/**
 * Faults in the protection of a schema's tables, one sentence each. A table is either global, and listed, or a
 * company's: then it has forced row-level security with the one policy, and `company_id` first in every key. A searched
 * table is also read by functions of the owner, past its policy.
 */
export async function findUnprotected(
  database: Pick<TestDatabase, 'query'>,
  globalTables: readonly string[],
  searchedTables: readonly string[] = [],
): Promise<string[]> {
  const faults: string[] = [];
  for (const check of CHECKS) {
    const rows = await database.query<{ fault: string }>(`${TENANT_TABLES} ${check}`, [
      globalTables,
      searchedTables,
    ]);
    faults.push(...rows.map(({ fault }) => fault));
  }
  return faults;
}

const POLICY =
  "(company_id = ( SELECT (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid AS \"nullif\"))";

/** $1: names of the global tables, $2: names of tables that functions of the owner search. */
const TENANT_TABLES = `
  with search as (
    select p.oid, p.polrelid from pg_policy p where p.polname = 'search' and p.polcmd = 'r' and p.polpermissive
      and p.polroles = array['atrium_owner'::regrole::oid] and p.polqual is not null and p.polwithcheck is null
  ), searched as (
    select name from unnest($2::text[]) name
  ), ours as (
    select c.oid, c.relname, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.relispartition, c.relowner,
      c.reloptions
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
  ), tenant as (
    select * from ours where relkind in ('r', 'p') and relname <> all ($1::text[])
  ), keys as (
    select t.relname, k.conname, k.contype, k.confrelid, k.conkey, k.confkey,
      (select array_agg(a.attname::text order by place.at) from unnest(k.conkey) with ordinality as place(number, at)
       join pg_attribute a on a.attrelid = t.oid and a.attnum = place.number) as columns,
      (select array_agg(a.attname::text order by place.at) from unnest(k.confkey) with ordinality as place(number, at)
       join pg_attribute a on a.attrelid = k.confrelid and a.attnum = place.number) as targets
    from tenant t join pg_constraint k on k.conrelid = t.oid where k.contype in ('p', 'u', 'f', 'x')
  )`;

/** The roles that connect while the portal runs. */
const RUNTIME = `(select array_agg(rolname::text) from pg_roles where rolname like 'atrium\\_%' and rolname <> 'atrium_owner')::text[]`;

const CHECKS = [
  `select format('%s is listed as global but does not exist', name) as fault
   from unnest($1::text[]) name where name not in (select relname from ours)`,
  `select format('%s is a view, which row-level security does not guard', relname) as fault
   from ours where relkind in ('m', 'f')
     -- Row by row, the tables below guard a view that reads with the rights of who asks.
     or (relkind = 'v' and not coalesce(reloptions @> array['security_invoker=true'], false))`,
  `select format('%s is a partition, which can be read past the policy of its parent', relname) as fault
   from ours where relispartition`,
  `select format('%s has no forced row-level security', relname) as fault
   from tenant where not (relrowsecurity and relforcerowsecurity)`,
  `select format('%s has other policies than the one', t.relname) as fault from tenant t
   where (select array_agg(row(pg_get_expr(p.polqual, p.polrelid), p.polwithcheck is null, p.polcmd, p.polpermissive, p.polroles)::text)
          from pg_policy p where p.polrelid = t.oid and p.oid not in (select oid from search))
     is distinct from array[row($policy$${POLICY}$policy$::text, true, '*'::"char", true, '{0}'::oid[])::text]`,
  `select format('%s is read past its policy, or was to be', coalesce(name, polrelid::regclass::text)) as fault
   from searched full join search on name = polrelid::regclass::text where name is null or polrelid is null`,
  `select format('%s has no company_id that is a uuid and not null', t.relname) as fault from tenant t
   where not exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'company_id'
     and a.attnotnull and a.atttypid = 'uuid'::regtype)`,
  `select format('%s has no primary key', t.relname) as fault from tenant t
   where not exists (select from keys k where k.relname = t.relname and k.contype = 'p')`,
  `select format('%s.%s does not begin with company_id', relname, conname) as fault
   from keys where columns[1] is distinct from 'company_id'`,
  `select format('%s.%s points past company_id', k.relname, k.conname) as fault
   from keys k join tenant target on target.oid = k.confrelid where k.targets[1] is distinct from 'company_id'`,
  `select format('index %s is unique without beginning with company_id', i.indexrelid::regclass) as fault
   from tenant t join pg_index i on i.indrelid = t.oid left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
   where i.indisunique and a.attname is distinct from 'company_id'`,
  `select format('%s may truncate %s, which row-level security does not see', grantee, table_name) as fault
   from information_schema.table_privileges where table_schema = 'public' and grantee in ('atrium_app', 'PUBLIC')
     and privilege_type in ('TRUNCATE', 'TRIGGER', 'REFERENCES')`,
  `select format('%s may use %s', grantee, table_name) as fault
   from information_schema.table_privileges where table_schema = 'public' and grantee = 'PUBLIC'`,
  `select format('%s does not belong to atrium_owner', relname) as fault
   from ours where relowner <> 'atrium_owner'::regrole`,
  `select format('function %s: everybody may call it', p.oid::regprocedure) as fault from pg_proc p
   where p.pronamespace = 'public'::regnamespace and has_function_privilege('public', p.oid, 'execute')`,
  `select format('function %s runs as its owner with a search path from outside', p.oid::regprocedure) as fault from pg_proc p
   where p.pronamespace = 'public'::regnamespace and p.prosecdef
     and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')`,
  `select format('role %s is too powerful', rolname) as fault from pg_roles
   where rolname like 'atrium\\_%' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)`,
  `select format('role %s is a member of %s', member::regrole, roleid::regrole) as fault from pg_auth_members
   where member::regrole::text = any (${RUNTIME})`,
  `select format('atrium_app owns %s', classid::regclass) as fault from pg_shdepend
   where refobjid = 'atrium_app'::regrole and deptype = 'o'`,
  `select 'atrium_app may create in the schema' as fault where has_schema_privilege('atrium_app', 'public', 'create')`,
  `select format('%s may call set_config', role) as fault from unnest(${RUNTIME}) role
   where has_function_privilege(role, 'pg_catalog.set_config(text, text, boolean)', 'execute')`,
  `select format('%s may call %s, which makes or reads large objects', role, p.proname) as fault
   from unnest(${RUNTIME}) role, pg_proc p where p.pronamespace = 'pg_catalog'::regnamespace
     and (p.proname ~ '^lo_' or p.proname in ('loread', 'lowrite')) and has_function_privilege(role, p.oid, 'execute')`,
  `select format('%s may make temporary tables', role) as fault from unnest(${RUNTIME}) role
   where has_database_privilege(role, current_database(), 'temporary')`,
  `select format('%s may connect to the database %s', role, datname) as fault from unnest(${RUNTIME}) role, pg_database
   where datname in ('postgres', 'template1') and has_database_privilege(role, pg_database.oid, 'connect')`,
  `select 'PUBLIC may connect' as fault where has_database_privilege('public', current_database(), 'connect')`,
];
