import { defineMigration } from '@atrium/platform';

/** Rises of pay that are asked for after an evaluation. */
export const appraisalMigration = defineMigration(
  '1764700200001-appraisal',
  `
create table appraisal (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  result_id uuid not null,
  employee_id uuid not null,
  rise numeric(5, 2) not null check (rise > 0 and rise <= 200),
  from_month text not null check (from_month ~ '^[0-9]{4}-[0-9]{2}$'),
  reason text not null default '',
  guideline numeric(5, 2),
  state text not null default 'pending' check (state in ('pending', 'approved', 'declined', 'withdrawn')),
  asked_by_id uuid not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  foreign key (company_id, result_id) references evaluation_result (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id),
  foreign key (company_id, asked_by_id) references employee (company_id, id)
);
create unique index appraisal_open_key on appraisal (company_id, employee_id) where state = 'pending';
create index appraisal_by_created on appraisal (company_id, created_at, id);
create index appraisal_by_employee on appraisal (company_id, employee_id, created_at, id);
create index appraisal_by_state on appraisal (company_id, state, created_at, id);
create index appraisal_by_asker on appraisal (company_id, asked_by_id, created_at, id);
select atrium_protect('appraisal', 'select, insert, update');
`,
);
