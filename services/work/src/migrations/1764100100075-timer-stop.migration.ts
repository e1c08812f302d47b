import { defineMigration } from '@atrium/platform';

/** How a person's last timer ended, so that it can run on, and whether they clocked out while one runs. */
export const timerStopMigration = defineMigration(
  '1764100100075-timer-stop',
  `
-- Of a running timer: when its person clocked out; null also once they let it run on.
alter table time_entry add column left_at timestamptz;

create table timer_stop (
  company_id uuid not null,
  user_id uuid not null,
  task_id uuid not null,
  started_at timestamptz not null,
  stopped_at timestamptz not null,
  -- What it left: id and version of each entry.
  entries jsonb not null,
  -- The timer that was started with the stop.
  next_id uuid,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references user_account (company_id, id),
  foreign key (company_id, task_id) references task (company_id, id)
);
select atrium_protect('timer_stop', 'select, insert, update, delete');
`,
);
