import { defineMigration } from '@atrium/platform';

/** A salary that follows from an appraisal: one for each. */
export const salaryAppraisalMigration = defineMigration(
  '1764700200002-salary-appraisal',
  `
alter table salary add column appraisal_id uuid;
create unique index salary_appraisal_key on salary (company_id, appraisal_id) where appraisal_id is not null;
`,
);
