import { defineMigration } from '@atrium/platform';

interface Moved {
  kind: string;
  title: string;
  /** Of the amount, and of the tax. */
  from: string;
  tax?: string;
}

const movedTo = ({ kind, title, from, tax = '0' }: Moved) => `
insert into tax_claim (company_id, employee_id, tax_year, kind, title, amount, tax, created_by)
select company_id, employee_id, tax_year, '${kind}', '${title}', ${from}, ${tax}, updated_by
from tax_profile where ${from} > 0;`;

const MOVED: Moved[] = [
  { kind: 'rent', title: 'Rent', from: 'monthly_rent' },
  { kind: 'investments', title: 'Investments', from: 'investments' },
  { kind: 'healthInsurance', title: 'Health insurance', from: 'health_insurance' },
  {
    kind: 'previousEmployer',
    title: 'Previous employer',
    from: 'previous_income',
    tax: 'least(previous_tax, previous_income)',
  },
];

/** What people declare stands in lines of its own, each with a proof and approved by payroll. Amounts are paise. */
export const taxClaimMigration = defineMigration(
  '1764600000001-tax-claim',
  `
create table tax_claim (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  tax_year int not null,
  kind text not null check (kind in ('rent', 'investments', 'healthInsurance', 'previousEmployer')),
  title text not null,
  amount bigint not null check (amount > 0),
  tax bigint not null default 0 check (tax between 0 and amount),
  approved bigint check (approved between 1 and amount),
  state text not null default 'declared' check (state in ('declared', 'approved', 'refused')),
  reason text,
  proof_id uuid,
  proof_name text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  check ((approved is not null) = (state = 'approved')),
  foreign key (company_id, employee_id) references employee (company_id, id)
);
create unique index tax_claim_single_key on tax_claim (company_id, employee_id, tax_year, kind)
  where kind in ('rent', 'previousEmployer');
create index tax_claim_of on tax_claim (company_id, employee_id, tax_year);
create index tax_claim_by_time on tax_claim (company_id, created_at, id);
create index tax_claim_by_state on tax_claim (company_id, state, created_at, id);
select atrium_protect('tax_claim');
select atrium_record('taxClaim', 'tax_claim');

alter table tax_profile no force row level security;
alter table tax_claim no force row level security;
${MOVED.map(movedTo).join('\n')}
alter table tax_claim force row level security;
alter table tax_profile force row level security;
alter table tax_profile drop column monthly_rent, drop column investments, drop column health_insurance,
  drop column previous_income, drop column previous_tax;
`,
);
