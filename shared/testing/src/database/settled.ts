import { setTimeout as wait } from 'node:timers/promises';
import type { TestDatabase } from './test-database.js';

/** Shorter than a test's time limit, so that the error says what was waited for. */
const PATIENCE_MS = 200_000;
/** The first wait; each is half as long again as the one before, for looking takes the time of what is waited for. */
const FIRST_WAIT_MS = 5;
const LONGEST_WAIT_MS = 50;

const WAITING = `
  select e.type || ' after ' || q.attempts || ' attempts' as what
  from outbox_queue q join outbox_event e using (company_id) where e.id = q.event_id and q.last_error is null
  union all
  select t.identifier || ' after ' || j.attempts || ' attempts, locked by ' || coalesce(j.locked_by, 'nobody')
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.locked_at is not null or (j.last_error is null and j.run_at <= now() and j.attempts < j.max_attempts)`;

/**
 * Waits until every due event and job has been handled or has failed.
 * @throws {Error} naming what is still waiting after 200 s
 */
export async function waitUntilSettled(database: Pick<TestDatabase, 'query'>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let ms = FIRST_WAIT_MS; ; ms = Math.min(ms * 1.5, LONGEST_WAIT_MS)) {
    const rows = await database.query<{ what: string }>(WAITING);
    if (rows.length === 0) return;
    if (Date.now() > deadline) throw new Error(`Still waiting: ${rows.map(({ what }) => what).join('; ')}.`);
    await wait(ms);
  }
}
