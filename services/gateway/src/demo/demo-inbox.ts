import { DemoCompanyService } from '@atrium/identity';
import { AnnouncementService, MessageService } from '@atrium/inbox';
import { Clock, type SignedInUser } from '@atrium/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { DEMO_COMPANY } from './demo-people.js';

type Login = 'admin' | 'hr' | 'lead' | 'employee';

/** In the order in which they were written; whoever answers has read what stood there. */
const CONVERSATIONS: readonly (readonly [from: Login, to: Login, text: string])[] = [
  ['hr', 'admin', 'Good morning! The three invitations are out, I expect them to join this week.'],
  ['admin', 'hr', 'Perfect, thank you. Please see that they get their teams on the first day.'],
  ['hr', 'admin', 'Will do. May I show you the attendance of the last month on Thursday?'],
  ['lead', 'employee', 'The client loved the second draft of the landing page.'],
  ['employee', 'lead', 'Great news! I will send the phone version by tomorrow noon.'],
  ['lead', 'employee', 'Take until the evening, the review is the day after.'],
  ['lead', 'hr', 'Zoya would like to stay after her internship. Whom do I ask?'],
  ['hr', 'lead', 'Me. Let us talk about it when you have ten minutes.'],
];

const ANNOUNCEMENT = {
  title: 'Clock in from home, too',
  text: 'Please clock in and out on every working day, also when you work from home.\n\nForgot it? Write to HR on the same day, and we put it right together.',
  roles: [],
};
const PINNED_DAYS = 60;
const DAY_MS = 86_400_000;

export type DemoStaff = Record<Login, SignedInUser>;

/** Those of the demo's people who write. Not inside `TenantDb.run`. */
export async function listStaff(app: INestApplicationContext, companyId: string): Promise<DemoStaff> {
  const demo = app.get(DemoCompanyService);
  const actor = async (login: Login): Promise<SignedInUser> => {
    const found = await demo.find(DEMO_COMPANY.code, `${login}@demo.test`);
    if (!found) throw new Error(`The demo company has no ${login}.`);
    return demo.getActor(companyId, found.userId);
  };
  return {
    admin: await actor('admin'),
    hr: await actor('hr'),
    lead: await actor('lead'),
    employee: await actor('employee'),
  };
}

/** What the staff write to each other. Repeatable: a message that is there is not sent again. */
export async function writeMessages(app: INestApplicationContext, staff: DemoStaff): Promise<void> {
  const messages = app.get(MessageService);
  for (const [index, [from, to, text]] of CONVERSATIONS.entries()) {
    const clientId = `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
    await readNewest(messages, staff[from], staff[to].id);
    await messages.send(staff[from], staff[to].id, { clientId, text });
  }
}

/** HR announces something to everybody, pinned to the dashboards for two months. */
export async function announce(app: INestApplicationContext, { hr }: DemoStaff): Promise<void> {
  const until = new Date(app.get(Clock).now().getTime() + PINNED_DAYS * DAY_MS);
  const pinnedUntil = until.toISOString().slice(0, 10);
  await app.get(AnnouncementService).create(hr, { ...ANNOUNCEMENT, pinnedUntil });
}

async function readNewest(messages: MessageService, reader: SignedInUser, contactId: string): Promise<void> {
  const { items } = await messages.listMessages(reader, contactId, { limit: 1 });
  const [newest] = items;
  if (newest && !newest.mine) await messages.markRead(reader, contactId, newest.id);
}
