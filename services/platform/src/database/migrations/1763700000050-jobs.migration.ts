import { migrations as queueMigrations } from 'graphile-worker/dist/generated/sql.js';
import { defineMigration } from '../define-migration.js';

/**
 * graphile-worker's own migrations. They run here and not when a worker starts, because only atrium_owner may change
 * the schema.
 */
const installQueue = Object.entries(queueMigrations).map(([file, sql]) => {
  const number = Number.parseInt(file, 10);
  const text = sql.replaceAll(':GRAPHILE_WORKER_SCHEMA', 'graphile_worker');
  return `${text}
;
insert into graphile_worker.migrations (id, breaking) values (${number}, ${sql.startsWith('--! breaking')});`;
});

/**
 * The queue, which holds only ids and is served by atrium_worker alone; the companies' jobs with their payloads, under
 * row-level security; the workers; and the ticks of schedules.
 */
export const jobsMigration = defineMigration(
  '1763700000050-jobs',
  `
create table graphile_worker.migrations (
  id int primary key,
  ts timestamptz default now() not null,
  breaking boolean not null default false
);
${installQueue.join('\n')}
grant select, insert, update, delete on graphile_worker._private_jobs, graphile_worker._private_job_queues,
  graphile_worker._private_tasks to atrium_worker;
grant execute on all functions in schema graphile_worker to atrium_worker;
create policy worker_only on graphile_worker._private_jobs to atrium_worker using (true);
create policy worker_only on graphile_worker._private_job_queues to atrium_worker using (true);
create policy worker_only on graphile_worker._private_tasks to atrium_worker using (true);

create table job (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null,
  title text not null,
  payload jsonb not null,
  state text not null default 'queued'
    constraint job_state check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  -- While a job with the key is open, no second one is made.
  key text,
  -- Of a schedule: one job for each, for ever.
  tick timestamptz,
  -- Left out: the row goes when the job is done.
  kept boolean not null,
  -- How often it was begun. Only the last one that began may end it.
  run int not null default 0,
  progress_done int,
  progress_total int,
  progress_words text,
  result jsonb,
  error text,
  cancel_requested_at timestamptz,
  created_at timestamptz not null,
  created_by uuid,
  started_at timestamptz,
  finished_at timestamptz,
  version int not null default 1,
  primary key (company_id, id)
);
create unique index job_open_key on job (company_id, kind, key) where state in ('queued', 'running');
create unique index job_tick on job (company_id, kind, tick) where tick is not null;
create index job_finished on job (company_id, finished_at) where finished_at is not null;
select atrium_protect('job');

-- The one way from a business transaction into the queue: a job of the transaction's own company, just written.
create function atrium_enqueue_job(job_id uuid, run_at timestamptz, priority int, max_attempts int)
returns void language plpgsql security definer set search_path = '' as $fn$
declare
  company uuid;
  job_kind text;
begin
  select j.company_id, j.kind into strict company, job_kind from public.job j where j.id = job_id and j.state = 'queued';
  perform graphile_worker.add_job(
    identifier => job_kind,
    payload => json_build_object('companyId', company, 'jobId', job_id),
    run_at => atrium_enqueue_job.run_at,
    max_attempts => atrium_enqueue_job.max_attempts,
    job_key => job_id::text,
    priority => atrium_enqueue_job.priority
  );
end
$fn$;
grant execute on function atrium_enqueue_job(uuid, timestamptz, int, int) to atrium_app;

create function atrium_dequeue_job(job_id uuid)
returns void language plpgsql security definer set search_path = '' as $fn$
begin
  if exists (select from public.job j where j.id = job_id and j.state = 'cancelled') then
    perform graphile_worker.remove_job(job_id::text);
  end if;
end
$fn$;
grant execute on function atrium_dequeue_job(uuid) to atrium_app;

-- Who serves the queue. One that was not heard of for a while is dead, and others take over what it had begun.
create table job_worker (
  id text primary key,
  heard_at timestamptz not null
);
create table job_schedule (
  kind text not null,
  zone text not null,
  last_tick timestamptz not null,
  primary key (kind, zone)
);
grant select, insert, update, delete on job_worker, job_schedule to atrium_worker;
-- Whoever runs the installation sets off again what was given up.
grant select, update on outbox_queue to atrium_worker;
`,
);
