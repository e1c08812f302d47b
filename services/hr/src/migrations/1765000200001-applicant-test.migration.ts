import { defineMigration } from '@atrium/platform';

/** Assessments of applicants: whom an assessment is for, and the link by which an applicant takes it. */
export const applicantTestMigration = defineMigration(
  '1765000200001-applicant-test',
  `
alter table assessment add column audience text not null default 'staff'
  check (audience in ('staff', 'applicants', 'everyone'));
create index assessment_by_audience on assessment (company_id, audience, created_at, id);

alter table assessment_invitation
  alter column employee_id drop not null,
  add column application_id uuid,
  -- Of the link that was mailed last, which is stored nowhere itself.
  add column link_hash text,
  add column link_until timestamptz,
  add foreign key (company_id, application_id) references application (company_id, id),
  add constraint assessment_invitation_whose check (num_nonnulls(employee_id, application_id) = 1),
  add constraint assessment_invitation_link check (link_hash is null or application_id is not null);
create unique index assessment_invitation_application_key
  on assessment_invitation (company_id, application_id, assessment_id);
create unique index assessment_invitation_link_key on assessment_invitation (company_id, link_hash);

-- Where an applicant is erased.
grant delete on assessment_attempt, assessment_answer to atrium_app;
`,
);
