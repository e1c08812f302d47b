import { Secrets } from '../secrets/secrets.js';

/** The roles that connect while the portal runs, each with the rights that its part of the work needs. */
export const RUNTIME_ROLES = ['atrium_app', 'atrium_worker', 'atrium_operator', 'atrium_publisher'] as const;
/** atrium_owner owns all tables and connects only to migrate. */
export const DATABASE_ROLES = ['atrium_owner', ...RUNTIME_ROLES] as const;
export type DatabaseRole = (typeof DATABASE_ROLES)[number];

/** A role's password is derived from the installation's secret, so it is stored nowhere. */
export function rolePassword(secret: string, role: DatabaseRole): string {
  return Secrets.derive(secret, `database role ${role}`);
}

/** The connection URL of a role, made from the admin's. */
export function roleUrl(source: { databaseUrl: string; secret: string }, role: DatabaseRole): string {
  const url = new URL(source.databaseUrl);
  url.username = role;
  url.password = rolePassword(source.secret, role);
  return url.toString();
}
