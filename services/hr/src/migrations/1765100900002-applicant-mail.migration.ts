import { defineMigration } from '@atrium/platform';

/** Who was written to by which sending, so that nobody gets one twice. What was written is not kept, only by what it is known again. */
export const applicantMailMigration = defineMigration(
  '1765100900002-applicant-mail',
  `
create table applicant_mail (
  company_id uuid not null references company (id),
  -- Of the sending.
  key uuid not null,
  -- As it was then: whoever is merged later got it nevertheless.
  candidate_id uuid not null,
  application_id uuid not null,
  by_id uuid not null,
  -- SHA-256 of the subject and the text, without what is filled in for a person.
  written bytea not null check (length(written) = 32),
  at timestamptz not null,
  primary key (company_id, key, candidate_id),
  foreign key (company_id, application_id) references application (company_id, id),
  foreign key (company_id, by_id) references user_account (company_id, id)
);
create index applicant_mail_of_application on applicant_mail (company_id, application_id);
select atrium_protect('applicant_mail', 'select, insert');
`,
);
