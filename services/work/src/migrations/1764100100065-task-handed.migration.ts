import { defineMigration } from '@atrium/platform';

/** Whose task it was before that person left. */
export const taskHandedMigration = defineMigration(
  '1764100100065-task-handed',
  `
alter table task add column handed_from uuid,
  add foreign key (company_id, handed_from) references user_account (company_id, id);
create index task_handed on task (company_id, handed_from, rank, id) where handed_from is not null;
`,
);
