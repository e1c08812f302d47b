import { defineMigration } from '@atrium/platform';

/** Lists of leads from the largest value or the latest day on, and archived leads and clients, are read from an index. */
export const listOrderMigration = defineMigration(
  '1764100300090-list-order',
  `
-- Rows without a value come last in both directions, which one index does not give.
create index lead_by_value_down on lead (company_id, value desc nulls last, id desc);
create index lead_by_next_down on lead (company_id, next_on desc nulls last, id desc);
create index lead_by_answer_down on lead (company_id, answer_due_at desc nulls last, id desc);

create index lead_archived on lead (company_id, created_at, id) where archived;
create index client_archived on client (company_id, sort_name, id) where archived;
`,
);
