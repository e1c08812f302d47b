import { Notifications } from '@atrium/reach';
import type { INestApplicationContext } from '@nestjs/common';
import type { DemoStaff } from './demo-inbox.js';

/** Product specification 2.9: five, from colleagues, each with a line of text and a way to the root path. */
const SAMPLES = [
  ['The new landing page is ready', 'Have a look and tell me what you think.'],
  ['Event today', 'A reminder of the team lunch at 13:00.'],
  ['Settings', 'You can set colours, layout and language as you like.'],
  ['Client review moved', 'It is on Thursday at 11:00 now.'],
  ['Photos of the offsite', 'They are in the shared folder.'],
] as const;

/** Each of the staff is told the same by their colleagues in turn. Inside `TenantDb.run` only. */
export async function tellSamples(app: INestApplicationContext, staff: DemoStaff): Promise<void> {
  const notifications = app.get(Notifications);
  for (const reader of Object.values(staff)) {
    const colleagues = Object.values(staff).filter(({ id }) => id !== reader.id);
    for (const [index, [title, text]] of SAMPLES.entries()) {
      const actorId = colleagues[index % colleagues.length]?.id;
      await notifications.notify({
        to: { users: [reader.id] },
        kind: 'demo.sample',
        ...{ title, text },
        ...(actorId && { actorId }),
      });
    }
  }
}
