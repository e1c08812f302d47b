import { Client } from 'pg';
import { closeToRoles } from './close-to-roles.js';
import { DATABASE_ROLES, rolePassword, RUNTIME_ROLES, type DatabaseRole } from './database-roles.js';

/**
 * Time limits of the gateway's and the queue's roles: for a statement, for a lock, for an idle transaction. Parallel
 * workers and JIT compilation are off because short reads lose more by them than they gain. Sequential scans are
 * discouraged because every index begins with the company: an index finds one company's rows, a scan reads those of
 * all.
 */
const APP_SETTINGS = {
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '30s',
  max_parallel_workers_per_gather: '0',
  enable_seqscan: 'off',
  jit: 'off',
};

const ROLES_LOCK = 4_710_001;

export interface BootstrapOptions {
  databaseUrl: string;
  secret: string;
  /** Called with a sentence for each thing that the admin's rights did not allow. */
  warn?: (sentence: string) => void;
}

/**
 * Creates or repairs the roles and their rights in the schema. It may be repeated and run by several processes at once.
 */
export async function bootstrapDatabase(options: BootstrapOptions): Promise<void> {
  const admin = new Client({ connectionString: options.databaseUrl });
  await admin.connect();
  try {
    await admin.query('begin');
    await admin.query('select pg_advisory_xact_lock($1)', [ROLES_LOCK]);
    for (const role of DATABASE_ROLES) await ensureRole(admin, role, options.secret);
    await applySettings(admin);
    await admin.query(SCHEMA_RIGHTS);
    await admin.query(EXTENSIONS);
    await admin.query('commit');
    await closeToRoles(admin, options.warn);
  } finally {
    await admin.end();
  }
}

async function ensureRole(admin: Client, role: DatabaseRole, secret: string): Promise<void> {
  const attributes = `login nocreatedb nocreaterole noinherit password '${rolePassword(secret, role)}'`;
  const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [role]);
  await admin.query(`${rowCount ? 'alter' : 'create'} role ${role} ${attributes}`);
  const dangerous = await admin.query(
    'select 1 from pg_roles where rolname = $1 and (rolsuper or rolbypassrls or rolreplication)',
    [role],
  );
  if (dangerous.rowCount)
    throw new Error(`The database role ${role} must not be a superuser nor bypass row security.`);
}

async function applySettings(admin: Client): Promise<void> {
  for (const [name, value] of Object.entries(APP_SETTINGS)) {
    for (const role of RUNTIME_ROLES) {
      await admin.query(`alter role ${role} set ${name} = '${value}'`);
    }
  }
}

const SCHEMA_RIGHTS = `
  revoke all on schema public from public;
  grant usage, create on schema public to atrium_owner;
  grant usage on schema public to ${RUNTIME_ROLES.join(', ')};
  create schema if not exists graphile_worker;
  grant usage, create on schema graphile_worker to atrium_owner;
  grant usage on schema graphile_worker to atrium_worker;
`;

/**
 * Extensions live in a schema that only the owner's functions see, because everybody who can name a function of an
 * extension may call it.
 */
const EXTENSIONS = `
  create schema if not exists extensions;
  create extension if not exists pg_trgm with schema extensions;
  create extension if not exists btree_gin with schema extensions;
  grant usage on schema extensions to atrium_owner;
`;
