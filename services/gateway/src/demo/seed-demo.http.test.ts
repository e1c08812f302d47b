import {
  addMonths,
  PROPOSAL_STATES,
  type BoardRow,
  type Employee,
  type LeaveBalance,
  type NotificationList,
  type PayRun,
  type RequestDetail,
  type TaxClaim,
} from '@atrium/contracts';
import { ReleaseService } from '@atrium/registry';
import { TestClock, TestPortal, writeBuiltRemote, type HttpClient } from '@atrium/testing';
import { seedDemo } from './seed-demo.js';
import { expectPeopleIn, signInToDemo } from './testing/demo-people.js';
import { askedBehind, listPaths } from './testing/notified-pages.js';

/** One of them has left the company. */
const PEOPLE = 41;
const clock = new TestClock();
let portal: TestPortal;

async function start(time: string) {
  clock.set(time);
  portal = await TestPortal.start({ clock, variables: { ATRIUM_DEMO: 'on' } });
}
const seed = () => seedDemo(portal.app, portal.env, () => undefined);
const signIn = (name: string) => signInToDemo(portal, name);
const listPeople = async (admin: HttpClient): Promise<Employee[]> =>
  (await admin.get('/api/hr/employees?limit=100')).body.items;
const count = async (table: string) =>
  (await portal.database.query<{ count: number }>(`select count(*)::int from ${table}`))[0]?.count;

describe('on a Wednesday noon', () => {
  beforeAll(() => start('2026-11-18T06:30:00Z'));
  afterAll(() => portal.close());

  test('a seed that a crash interrupted is completed at the next start', async () => {
    // As if the process died after creating the company and before its people.
    const stop = new Error('killed');
    await expect(
      seedDemo(portal.app, portal.env, () => {
        throw stop;
      }),
    ).rejects.toBe(stop);
    expect([await count('company'), await count('punch')]).toEqual([1, 0]);
    await seed();
    expect([await count('company'), await count('announcement')]).toEqual([1, 1]);
    // Three years of a company are written in it, which takes its time beside other work.
  }, 900_000);

  test('about forty people in six departments, with their managers, and a team for the team leader', async () => {
    const found = await listPeople(await signIn('admin'));
    expect(found).toHaveLength(PEOPLE - 1);
    expect(new Set(found.map(({ department }) => department?.name)).size).toBe(6);
    expect(found.filter(({ manager }) => !manager).map(({ workEmail }) => workEmail)).toEqual([
      'admin@demo.test',
    ]);
    expect(
      found
        .filter(({ userId }) => userId)
        .map(({ workEmail }) => workEmail)
        .sort(),
    ).toEqual(['admin@demo.test', 'employee@demo.test', 'hr@demo.test', 'lead@demo.test']);
    expect(found.filter(({ status }) => status === 'invited')).toHaveLength(3);
    const { body } = await (await signIn('lead')).get('/api/hr/attendance/board');
    const team: string[] = body.items.map(({ employee }: BoardRow) => employee.name);
    expect(team).toHaveLength(7);
    expect(team).toContain('Sneha Kulkarni');
    const waiting = (await (await signIn('lead')).get('/api/requests/waiting')).body.items;
    expect(waiting.map(({ kind }: { kind: string }) => kind)).toContain('shiftRequest');
    expect((await (await signIn('client')).get('/api/auth/me')).body.user.role).toBe('client');
  });

  test('three years of attendance with late comers, breaks, half days, absences and weekends off', async () => {
    const days = await portal.database.query<{ worked: number; late: boolean; weekday: number }>(
      `select worked_ms / 60000 as worked, extract(isodow from work_date)::int as weekday,
       (first_in_at at time zone timezone)::time between '10:00' and '10:55' as late
     from attendance_day where work_date < '2026-11-18'`,
    );
    expect(days.length).toBeGreaterThan(15_000);
    // The overtime of one employee in the month that is pinned.
    expect(days.filter(({ weekday }) => weekday > 5)).toHaveLength(1);
    expect(days.filter(({ late }) => late).length).toBeGreaterThan(50);
    expect(days.filter(({ worked }) => worked < 300).length).toBeGreaterThan(50);
    const mine = await (
      await signIn('employee')
    ).get('/api/hr/attendance/me/days?from=2026-08-18&to=2026-11-18');
    expect(mine.body.items.length).toBeGreaterThan(50);
  });

  test('three years of leave, of which the employee has taken 15 of 20 days this year', async () => {
    const { items } = (await (await signIn('employee')).get('/api/hr/leave/balances')).body;
    const sum = (of: (balance: LeaveBalance) => number) =>
      items
        .filter(({ quota }: LeaveBalance) => quota)
        .reduce((total: number, each: LeaveBalance) => total + of(each), 0);
    expect([sum(({ granted }) => granted), sum(({ taken }) => taken), sum(({ balance }) => balance)]).toEqual(
      [20, 15, 5],
    );
    const years = await portal.database.query(
      `select extract(year from effective_on)::int as year, sum(days) < 0 as more, count(*) > 100 as many
       from leave_ledger where kind = 'take' group by 1 order by 1`,
    );
    expect(years).toEqual([2024, 2025, 2026].map((year) => ({ year, more: true, many: true })));
  });

  test('twelve closed months of payroll, and one that waits for its approver, in which three people need a look', async () => {
    const [admin, employee] = [await signIn('admin'), await signIn('employee')];
    const runs: PayRun[] = (await admin.get('/api/finance/runs')).body.items;
    const [open, ...closed] = runs.filter(({ kind }) => kind === 'regular');
    // A bonus between months, and somebody who leaves.
    const others = runs.filter(({ kind }) => kind !== 'regular').map(({ kind }) => kind);
    expect(others.toSorted()).toEqual(['fullAndFinal', 'offCycle']);
    const months = Array.from({ length: 12 }, (_, back) => addMonths('2026-10-01', -back).slice(0, 7));
    expect(closed.map(({ month, state, blocked }) => [month, state, blocked])).toEqual(
      months.map((month) => [month, 'paid', 0]),
    );
    expect(open).toMatchObject({ month: '2026-11', state: 'submitted', blocked: 0 });
    const { items } = (await admin.get('/api/requests/waiting')).body;
    const [request] = items.filter(({ kind }: { kind: string }) => kind === 'payroll');
    const detail: RequestDetail = (await admin.get(`/api/requests/${request.id}`)).body;
    expect(detail.people).toEqual({ count: open!.people, looks: 3 });
    const changed = await admin.get(`/api/finance/runs/${open!.id}/check`);
    expect(changed.body.changed).toEqual([]);
    expect((await employee.get('/api/finance/own/slips')).body.items).toHaveLength(closed.length);
  });

  test('amounts that people declare for their tax wait for payroll', async () => {
    const { items } = (await (await signIn('hr')).get('/api/finance/tax-claims')).body;
    expect(new Set(items.map(({ employee }: TaxClaim) => employee.id)).size).toBe(2);
    expect(items.map(({ state }: TaxClaim) => state)).toEqual(Array(5).fill('declared'));
  });

  test('what HR is told of the tasks is what the list of tasks counts', async () => {
    const hr = await signIn('hr');
    const { items } = (await hr.get('/api/notices')).body;
    const { text } = items.find(({ kind }: { kind: string }) => kind === 'tasks');
    const late = (await hr.get('/api/tasks?quick=late&limit=1')).body.total;
    expect(late).toBeGreaterThan(0);
    expect(text).toMatch(new RegExp(` ${String(late)} (is|are) overdue`));
  });

  test('staff have messages, one of them unread, and an announcement on their dashboards', async () => {
    await portal.settle();
    const employee = await signIn('employee');
    expect((await employee.get('/api/messages/conversations')).body.items).toEqual([
      expect.objectContaining({ unread: 1 }),
    ]);
    expect((await employee.get('/api/announcements/pinned')).body.items).toHaveLength(1);
  });

  test.each(['admin', 'hr', 'lead', 'employee'])(
    '%s may open whatever a notification leads to',
    async (name) => {
      await portal.settle();
      const browser = await signIn(name);
      const paths = await listPaths(browser);
      expect(paths.length).toBeGreaterThan(5);
      const refused: string[] = [];
      for (const path of paths) {
        const behind = askedBehind(path);
        if (behind === undefined)
          throw new Error(`No notification led to ${path} before: its service says what is behind it.`);
        if (behind === null) continue;
        const { status } = await browser.get(behind);
        if (status !== 200) refused.push(`${path}: ${String(status)}`);
      }
      expect(refused).toEqual([]);
    },
  );

  test.each(['admin', 'hr', 'lead', 'employee'])('%s is told five things by colleagues', async (name) => {
    await portal.settle();
    const browser = await signIn(name);
    const { items }: NotificationList = (await browser.get('/api/notifications')).body;
    const samples = items.filter(({ kind }) => kind === 'demo.sample');
    expect(items.slice(0, 5)).toEqual(samples);
    expect(samples).toHaveLength(5);
    const { user } = (await browser.get('/api/auth/me')).body;
    const senders = [...new Set(samples.map(({ actor }) => actor!.id))];
    const photos = (await browser.get(`/api/portal/photos?users=${senders.join(',')}`)).body.items;
    expect(photos).toHaveLength(senders.length);
    for (const { path, title, text, createdAt, actor } of samples) {
      expect([path, actor?.presence]).toEqual(['/', 'offline']);
      expect(title && text && createdAt).toBeTruthy();
      expect(actor?.name).not.toBe(`${user.firstName} ${user.lastName}`);
    }
  });

  test('leads, clients and projects, proposals in every state, and what the client finds in the portal', async () => {
    const admin = await signIn('admin');
    const total = async (path: string) => (await admin.get(`/api/${path}`)).body.total;
    expect([await total('leads'), await total('clients'), await total('projects')]).toEqual([61, 26, 12]);
    const states = await portal.database.query<{ state: string }>('select distinct state from proposal');
    expect(states.map(({ state }) => state).sort()).toEqual([...PROPOSAL_STATES].sort());
    const client = await signIn('client');
    const own = async (path: string) => (await client.get(`/api/client-portal/${path}`)).body.items;
    const [{ id }] = await own('clients');
    const kinds = ['proposals', 'milestones', 'tasks', `files?clientId=${id}`, `messages?clientId=${id}`];
    const counts = await Promise.all(kinds.map(async (kind) => (await own(kind)).length));
    expect(counts).toEqual([3, 2, 4, 1, 4]);
    expect(await count('proposal_reading')).toBe(3);
  });

  test('some people are in, and whoever signs in can clock in', () => expectPeopleIn(portal));

  test('apps that start off are on, until its admin switches them off', async () => {
    const samples = await writeBuiltRemote({ id: 'samples', description: { startsOff: true } });
    await portal.app.get(ReleaseService).publishReleases([samples.folder]);
    await samples.remove();
    // Lets the cached state of the apps expire.
    clock.advance({ seconds: 10 });
    await seed();
    const admin = await signIn('admin');
    const isOn = async () => (await admin.get('/api/apps')).body.items[0].enabled;
    expect(await isOn()).toBe(true);
    await admin.put('/api/apps/samples', { enabled: false });
    await seed();
    expect(await isOn()).toBe(false);
  });

  test('a second start leaves everything as it is', async () => {
    const tables = ['employee', 'punch', 'user_account', 'message', 'announcement'];
    const before = await Promise.all(tables.map(count));
    await seed();
    expect(await Promise.all(tables.map(count))).toEqual(before);
  });
});

describe('without a demo company', () => {
  beforeEach(async () => {
    clock.set('2026-11-18T06:30:00Z');
    portal = await TestPortal.start({ clock });
  });
  afterEach(() => portal.close());

  test('a company of somebody else with the code demo is left alone', async () => {
    await portal.company({ code: 'demo' });
    await seedDemo(portal.app, { ...portal.env, demo: true }, () => undefined);
    expect([await count('company'), await count('employee')]).toEqual([1, 1]);
  });

  test('when switched off, no demo company is created', async () => {
    await seed();
    expect(await count('company')).toBe(0);
  });
});
