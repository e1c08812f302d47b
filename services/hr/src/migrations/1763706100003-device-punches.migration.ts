import { defineMigration } from '@atrium/platform';

/** A device may not know whether a touch is a clock-in: `made_kind` is what it said, `kind` what the touch counts as. */
export const devicePunchesMigration = defineMigration(
  '1763706100003-device-punches',
  `
alter table punch add column made_kind text check (made_kind in ('in', 'breakStart', 'breakEnd', 'out'));
alter table punch no force row level security;
update punch set made_kind = kind;
alter table punch force row level security;
grant update (kind) on punch to atrium_app;
-- The reason of a decision stands with its request.
alter table attendance_correction drop column answer;
`,
);
