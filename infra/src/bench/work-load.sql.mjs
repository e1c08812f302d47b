/** Digits of the keys by which tasks are ordered. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const COMPANY = `(select id from company where code = 'demo')`;

const digit = (/** @type {number} */ place) =>
  `substr('${DIGITS}', (n / ${String(62 ** place)} % 62)::int + 1, 1)`;

/**
 * Gives the demo company people who take part of its tasks.
 * @param {import('pg').Client} client of an administrator
 * @param {number} count
 */
export async function loadColleagues(client, count) {
  await client.query(
    `insert into user_account (company_id, email, first_name, last_name, role, status)
     select ${COMPANY}, 'colleague-' || n || '@demo.test', 'Colleague', n, 'employee', 'active'
     from generate_series(1, $1::int) n`,
    [count],
  );
}

/**
 * Gives the demo company tasks of areas without a flow of their own: half are open, most of them have a due day around
 * today and one person, all are numbered from 100,001 on.
 * @param {import('pg').Client} client of an administrator
 * @param {{ from: number, to: number, tab: string }} span
 */
export async function loadTasks(client, { from, to, tab }) {
  await client.query(
    `insert into task (company_id, number, title, tab, stage, flow_stage, priority, start_on, due_on, estimate, rank,
       created_by, created_at, done_at)
     select ${COMPANY}, 100000 + n, 'Task ' || n || ' of ' || (array['reels', 'copy', 'banners', 'report'])[n / 8 % 4 + 1], $3,
       stage, stage, (array['none', 'low', 'medium', 'high', 'urgent'])[n % 5 + 1], null,
       case when n % 10 = 0 then null else current_date + (n % 120)::int - 60 end, 60 * (n % 9)::int,
       'd' || ${[3, 2, 1, 0].map(digit).join(' || ')}, (select id from user_account where email = 'admin@demo.test'),
       now() - n * interval '1 second', case when stage = 'done' then now() - n * interval '1 minute' end
     from generate_series($1::bigint, $2::bigint) n, lateral (select case when n % 2 = 0 then 'done'
       else (array['backlog', 'todo', 'in_progress', 'review'])[n / 2 % 4 + 1] end as stage) s`,
    [from, to, tab],
  );
  await client.query(
    `insert into task_assignee (company_id, task_id, open, user_id, place)
     select t.company_id, t.id, t.open, u.id, 1 from task t
     join (select id, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them
           from user_account where company_id = ${COMPANY} and status = 'active' and role <> 'client') u
       on u.place = t.number / 2 % u.all_of_them
     where t.company_id = ${COMPANY} and t.number between $1::int + 100000 and $2::int + 100000 and t.number % 7 <> 0`,
    [from, to],
  );
  // As the writers of tasks keep it.
  await client.query(
    `update task t set assignee_id = u.id,
       assignee_key = lower(trim(u.first_name || ' ' || u.last_name)) || ' ' || u.id
     from task_assignee a join user_account u on u.company_id = a.company_id and u.id = a.user_id
     where t.company_id = ${COMPANY} and t.number between $1::int + 100000 and $2::int + 100000
       and a.company_id = t.company_id and a.task_id = t.id and a.place = 1`,
    [from, to],
  );
  await client.query(`update task_counter set last = greatest(last, $1) where company_id = ${COMPANY}`, [
    100_000 + to,
  ]);
  await client.query('vacuum analyze task, task_assignee');
}

/**
 * The floor: the same rows without row-level security, scopes and what belongs to a task.
 * @param {import('pg').Client} client of an administrator
 */
export async function makeTaskFloor(client) {
  await client.query('drop table if exists bench_task');
  await client.query(
    `create table bench_task as select id, number, title, tab, stage, priority, due_on, estimate, rank, version
     from task where company_id = ${COMPANY}`,
  );
  await client.query('alter table bench_task add primary key (id)');
  await client.query('create index on bench_task (number)');
  await client.query('create index on bench_task (tab, stage, rank)');
  await client.query('vacuum analyze bench_task');
}
