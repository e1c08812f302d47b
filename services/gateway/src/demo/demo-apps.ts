import { DemoCompanyService } from '@atrium/identity';
import { AppService } from '@atrium/registry';
import type { INestApplicationContext } from '@nestjs/common';

/** Newcomers are to see every app, so those that start off are switched on, unless its admin has decided already. */
export async function switchOnApps(
  app: INestApplicationContext,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<void> {
  const apps = app.get(AppService);
  const untouched = (await apps.list({ companyId })).filter(
    ({ enabled, changedAt }) => !enabled && changedAt === null,
  );
  if (untouched.length === 0) return;
  const admin = await app.get(DemoCompanyService).getActor(companyId, userId);
  for (const { id } of untouched) await apps.update(admin, id, true);
}
