import { asAdmin } from './template-database.js';
import type { TestDatabase } from './test-database.js';

const WAITING = `select exists (select from outbox_queue where last_error is null)
  or exists (
    select from graphile_worker._private_jobs
    where locked_at is not null or (last_error is null and run_at <= now() and attempts < max_attempts)
  ) as waiting`;

/** Waits until every event and every job that is due has been handled, or has failed. */
export async function waitUntilSettled({ name }: Pick<TestDatabase, 'name'>): Promise<void> {
  await asAdmin(name, async (admin) => {
    for (let waiting: boolean | undefined = true; waiting;) {
      const { rows } = await admin.query<{ waiting: boolean }>(WAITING);
      waiting = rows[0]?.waiting;
    }
  });
}
