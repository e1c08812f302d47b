import { defineMigration } from '@atrium/platform';

/**
 * What of a credit was lost above the largest balance stands beside it, so that the ledger alone says what was posted;
 * and from when people earn a type that they were not offered before.
 */
export const leaveLostMigration = defineMigration(
  '1764200600001-leave-lost',
  `
alter table leave_ledger add column lost numeric(6, 2) not null default 0;
alter table leave_ledger no force row level security;
alter table leave_type no force row level security;
alter table employee no force row level security;
update leave_ledger l set lost = round(t.quota / n.times, 2) - l.days
from leave_type t, employee e,
  (values ('once', 1), ('yearly', 1), ('halfYearly', 2), ('quarterly', 4), ('monthly', 12)) as n (frequency, times)
where l.kind = 'accrual' and l.lot_id is null and t.company_id = l.company_id and t.id = l.type_id
  and t.max_balance is not null and n.frequency = t.frequency and round(t.quota / n.times, 2) > l.days
  and e.company_id = l.company_id and e.id = l.employee_id
  and (l.days = 0 or e.joining_date < l.effective_on - 366);
alter table leave_ledger force row level security;
alter table leave_type force row level security;
alter table employee force row level security;

create table leave_eligibility (
  company_id uuid not null,
  employee_id uuid not null,
  type_id uuid not null,
  from_date date not null,
  primary key (company_id, employee_id, type_id),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade,
  foreign key (company_id, type_id) references leave_type (company_id, id)
);
create index leave_eligibility_by_type on leave_eligibility (company_id, type_id);
select atrium_protect('leave_eligibility', 'select, insert, update');
`,
);
