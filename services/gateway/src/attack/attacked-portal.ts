import { collectIds, TestClock, TestPortal, writeBuiltRemote, type ForeignData } from '@atrium/testing';
import { JobScheduler } from '@atrium/platform';
import { ReleaseService } from '@atrium/registry';
import type { FullCompany } from './full-company.js';

/** A portal with the apps `hr`, `clients` and `notes` and a stopped clock, so that equal requests get equal answers. */
export async function startAttackedPortal(): Promise<TestPortal> {
  const portal = await TestPortal.start({ clock: new TestClock('2026-11-20T05:00:00Z') });
  for (const id of ['hr', 'clients', 'notes']) {
    const remote = await writeBuiltRemote({ id });
    await portal.app.get(ReleaseService).publishReleases([remote.folder]);
    await remote.remove();
  }
  return portal;
}

/** All data of another company that an attacker might know, and more than anybody should. */
export async function collectForeignData(
  portal: TestPortal,
  { company, people, tokens }: FullCompany,
  word: string,
): Promise<ForeignData> {
  const lists = ['/api/users?limit=1', '/api/hr/employees?limit=1'];
  // Due schedules run first, so that only the attack changes anything.
  await portal.app.get(JobScheduler).look();
  const pages = await Promise.all(lists.map((path) => people.admin.get<{ nextCursor: string }>(path)));
  await portal.settle();
  return {
    companyId: company.id,
    ids: await collectIds(portal.database, company.id),
    tokens,
    cursors: pages.map(({ body }) => body.nextCursor),
    texts: [word, `${word} department`, company.admin.user.email],
    markers: [word, company.admin.user.email],
  };
}
