import type { Lead } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { TestClock, TestPortal } from '@atrium/testing';
import { executive } from '../testing/executive.factory.js';
import { leadDraft } from '../testing/lead-draft.factory.js';
import { LeadReminders } from './lead-reminders.service.js';

const clock = new TestClock('2026-03-02T06:00:00Z');
let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());

test('of leads where nothing happens the first are named, those whose owner is another now are not, and the rest is counted', async () => {
  const acme = await portal.company({ timezone: 'Asia/Kolkata' });
  const { user } = await executive(acme, 'Asha');
  const ravi = await executive(acme, 'Ravi');
  const asha = await acme.signIn(user.email);
  for (const [place, name] of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].entries()) {
    const emails = [`p${String(place)}@c${String(place)}.example`];
    const draft = leadDraft({ name: `Person ${name}`, company: `Company ${name}`, emails, phones: [] });
    expect((await asha.post<Lead>('/api/leads', draft)).status).toBe(201);
  }
  clock.set('2026-06-01T03:31:00Z');
  const reminders = portal.app.get(LeadReminders);
  await portal.app.get(TenantDb).run(acme.id, () => reminders.notifyOfStale());
  await portal.settle();
  const told = async () => {
    const { items } = (await (await acme.signIn(user.email)).get('/api/notifications')).body;
    return items.find(({ kind }: { kind: string }) => kind === 'lead.stale');
  };
  const { title, path, parts } = await told();
  expect(title).toBe('Nothing happens with 7 leads of yours');
  expect(parts).toHaveLength(6);
  expect(parts.at(-1)).toEqual({ title: 'and 2 more', path });
  const id = parts[0].path.split('open=')[1] as string;
  const admin = await acme.signIn(acme.admin.user.email);
  const { version } = (await admin.get<Lead>(`/api/leads/${id}`)).body;
  expect((await admin.patch(`/api/leads/${id}`, { version, ownerId: ravi.user.id })).status).toBe(200);
  const left = (await told()).parts;
  expect(left[0]).toEqual({ title: 'This is no longer available to you', path: null });
  expect(left.slice(1)).toEqual(parts.slice(1));
});
