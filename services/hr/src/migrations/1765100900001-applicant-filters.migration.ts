import { defineMigration } from '@atrium/platform';

/**
 * Applicants are found by place, by what they ask for, by their score and as those who agreed to be kept; these can be
 * added to other openings.
 */
export const applicantFiltersMigration = defineMigration(
  '1765100900001-applicant-filters',
  `
-- In hundredths.
alter table application add column mean_score int,
  -- The earlier application of somebody who was added to an opening.
  add column added_from_id uuid,
  add constraint application_added_from_fkey foreign key (company_id, added_from_id)
    references application (company_id, id);
alter table application no force row level security;
alter table interview no force row level security;
alter table scorecard no force row level security;
alter table candidate no force row level security;
-- A multiple of every number of criteria, so that means are added without fractions; rounded half up.
update application a set mean_score = given.mean
from (
  select i.company_id, i.application_id,
    (200 * sum(s.total::bigint * 27720 / s.rated) + 27720 * count(*)) / (2 * 27720 * count(*)) as mean
  from interview i join scorecard s on s.company_id = i.company_id and s.interview_id = i.id
  where s.rated > 0 group by i.company_id, i.application_id
) given
where a.company_id = given.company_id and a.id = given.application_id;
-- Nobody is kept who was erased.
update application a set keep_until = null from candidate c
where c.company_id = a.company_id and c.id = a.candidate_id and c.erased_at is not null and a.keep_until is not null;
alter table candidate force row level security;
alter table scorecard force row level security;
alter table interview force row level security;
alter table application force row level security;
create index application_by_score on application (company_id, mean_score, id) where mean_score is not null;
create index application_by_pay on application (company_id, asked_pay, id) where asked_pay is not null;
-- Who has no value comes last in falling order, too.
create index application_by_experience_down on application (company_id, experience desc nulls last, id desc);
create index application_by_notice_down on application (company_id, notice_days desc nulls last, id desc);
create index application_by_kept on application (company_id, keep_until, id) where keep_until is not null;
create index application_added_from on application (company_id, added_from_id) where added_from_id is not null;
update record_table set content = $sql$lower(coalesce(place, ''))$sql$ where kind = 'application';
create index application_keys on application using gin (text_keys(company_id::text, lower(coalesce(place, ''))));
`,
);
