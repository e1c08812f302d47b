import { defineMigration } from '@atrium/platform';

/** What somebody from outside is invited to is found by their address. */
export const outsideGuestEmailMigration = defineMigration(
  '1765104100002-outside-guest-email',
  'create index calendar_outside_guest_of_email on calendar_outside_guest (company_id, email);',
);
