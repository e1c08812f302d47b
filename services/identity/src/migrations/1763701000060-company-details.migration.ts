import { defineMigration } from '@atrium/platform';

/** A company's details for documents, calendars and the top of its pages. */
export const companyDetailsMigration = defineMigration(
  '1763701000060-company-details',
  `
alter table company
  add address_line1 text,
  add address_line2 text,
  add city text,
  add state text,
  add postal_code text,
  add gstin text,
  add working_week smallint[] not null default '{1,2,3,4,5}',
  add currency text not null default 'INR' check (currency ~ '^[A-Z]{3}$'),
  add details_at timestamptz;
grant update (
  address_line1, address_line2, city, state, postal_code, gstin, working_week, currency, details_at
) on company to atrium_app;
`,
);
