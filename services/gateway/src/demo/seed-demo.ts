import { ClientsDemo, EXECUTIVE } from '@atrium/clients';
import { HrDemo, PortraitDemo } from '@atrium/hr-service';
import { DemoCompanyService } from '@atrium/identity';
import { InboxDemo } from '@atrium/inbox';
import { OutboxDispatcher, TenantDb, type Env } from '@atrium/platform';
import { RegistryDemo } from '@atrium/registry';
import { WorkDemo } from '@atrium/work';
import type { INestApplicationContext } from '@nestjs/common';

/**
 * Creates the demo company from what each service brings, through the ordinary use cases. A complete demo company, or
 * another company with the code `demo`, is left as it is. One that a crash left incomplete is completed.
 */
export async function seedDemo(
  app: INestApplicationContext,
  env: Env,
  progress: (text: string) => void,
): Promise<void> {
  if (!env.demo) return;
  const company = app.get(DemoCompanyService);
  const found = await company.findOrCreate(env.demoPassword);
  if (!found) return;
  const { companyId } = found;
  await app.get(RegistryDemo).switchOnApps(companyId);
  const [hr, inbox, work] = [app.get(HrDemo), app.get(InboxDemo), app.get(WorkDemo)];
  if (await hr.isFilled(await company.getActor(companyId, 'admin'))) return;
  progress('Filling the demo company');
  // Accounts get their employees through events.
  await app.get(OutboxDispatcher).dispatch();
  // The team leader looks after clients.
  await company.giveRights(companyId, 'lead', EXECUTIVE);
  const client = await company.getActor(companyId, 'client');
  const staff = await company.listStaff(companyId);
  // Outside the transaction: both use connections of their own, for which no transaction should wait.
  await work.choose(staff);
  await inbox.writeMessages(staff);
  const known = await hr.listKnown(staff.admin);
  // All or nothing, so that the number of employees tells whether this is done.
  await app.get(TenantDb).run(companyId, async () => {
    await hr.fill(staff.admin, known);
    await work.fill(staff);
    await app.get(ClientsDemo).fill(staff, client);
    // After the tasks of projects, which are counted.
    await hr.tellMorning(staff.admin);
    await inbox.announce(staff);
  });
  // Outside as well, because no transaction waits for a document.
  await hr.writeLetter(staff.admin);
  await app.get(PortraitDemo).fill(staff.admin, await hr.listKnown(staff.admin));
  // Of all that the people are told of what was made, these come last, and so stand first.
  await app.get(OutboxDispatcher).dispatch();
  await app.get(TenantDb).run(companyId, () => inbox.notify(staff));
}
