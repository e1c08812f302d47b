import { defineMigration } from '../define-migration.js';

/**
 * One row: since when the portal is closed, and the message shown meanwhile. Only the operator's role may change it.
 */
export const maintenanceMigration = defineMigration(
  '1763700000073-maintenance',
  `
create table maintenance (
  one boolean primary key default true check (one),
  since timestamptz,
  message text
);
insert into maintenance default values;
grant select on maintenance to atrium_app, atrium_operator;
grant update (since, message) on maintenance to atrium_operator;
`,
);
