import { ClientsDemo, EXECUTIVE } from '@atrium/clients';
import { PAY_MAKER, PayrollDemo, RegistrationDemo } from '@atrium/finance';
import {
  AssessmentDemo,
  EvaluationDemo,
  HrDemo,
  MorningDemo,
  PortraitDemo,
  StaffDemo,
} from '@atrium/hr-service';
import { DemoActors, DemoCompanyService } from '@atrium/identity';
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
  const found = await app.get(DemoCompanyService).findOrCreate(env.demoPassword);
  if (!found) return;
  const { companyId } = found;
  const actors = app.get(DemoActors);
  await app.get(RegistryDemo).switchOnApps(companyId);
  const [hr, employees] = [app.get(HrDemo), app.get(StaffDemo)];
  const [inbox, work] = [app.get(InboxDemo), app.get(WorkDemo)];
  if (await employees.isFilled(await actors.getActor(companyId, 'admin'))) return;
  progress('Filling the demo company');
  // Accounts get their employees through events.
  await app.get(OutboxDispatcher).dispatch();
  // The team leader looks after clients.
  await actors.giveRights(companyId, 'lead', EXECUTIVE);
  // Two people see each payroll.
  await actors.giveRights(companyId, 'hr', PAY_MAKER);
  const client = await actors.getActor(companyId, 'client');
  const staff = await actors.listStaff(companyId);
  // Outside the transaction: both use connections of their own, for which no transaction should wait.
  await work.choose(staff);
  await app.get(RegistrationDemo).enter(staff.hr);
  await inbox.writeMessages(staff);
  const known = await employees.listKnown(staff.admin);
  // All or nothing, so that the number of employees tells whether this is done.
  await app.get(TenantDb).run(companyId, async () => {
    await hr.fill(staff, known);
    await app.get(EvaluationDemo).fill(staff);
    await app.get(AssessmentDemo).fill(staff);
    await app.get(PayrollDemo).fill(staff);
    await work.fill(staff);
    await app.get(ClientsDemo).fill(staff, client);
    // After the tasks of projects, which are counted.
    await app.get(MorningDemo).notify(staff.admin);
    await inbox.announce(staff);
  });
  // Outside as well, because no transaction waits for a document.
  await hr.writeLetter(staff.admin);
  await app.get(PortraitDemo).fill(staff.admin, await employees.listKnown(staff.admin));
  // These notifications come last, and so stand first.
  await app.get(OutboxDispatcher).dispatch();
  await app.get(TenantDb).run(companyId, () => inbox.notify(staff));
}
