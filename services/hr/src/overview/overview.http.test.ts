import { OVERVIEW_FIGURES, type Offer, type Overview } from '@atrium/contracts';
import { applicant, offerDraft, openOpening } from '../testing/hiring-draft.factory.js';
import {
  expectDone as done,
  TestClock,
  TestPortal,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';

const clock = new TestClock('2026-06-15T06:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let lead: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company();
  hr = await acme.person('hr');
  lead = await acme.person('teamLeader');
  await portal.database.query(`update employee set joining_date = '2025-01-06'`);
  const { items } = (await hr.get(`/api/hr/employees?search=${lead.user.email}`)).body;
  for (const [place, joiningDate] of ['2026-05-04', '2026-06-01', '2026-06-02', '2026-06-20'].entries())
    await hr.post('/api/hr/employees', {
      firstName: 'Team',
      lastName: `Member${String(place)}`,
      workEmail: `m${String(place)}@acme.test`,
      phone: null,
      designationId: null,
      departmentId: null,
      employmentType: 'permanent',
      joiningDate,
      birthDate: null,
      timezone: 'Asia/Kolkata',
      managerId: place < 3 ? items[0].id : null,
      invite: false,
      ...(place === 0 && { confirmDate: '2026-07-01' }),
    });
  const left = (await hr.get('/api/hr/employees?search=m1@acme.test')).body.items[0];
  await hr.post(`/api/hr/employees/${left.id}/archive`, { version: left.version });
});
afterAll(() => portal.close());

const JUNE = 'from=2026-06-01&to=2026-06-30';
const get = async (person: TestPerson, of: string, range = JUNE): Promise<Overview> =>
  (await person.get(`/api/hr/overview?of=${of}&${range}`)).body;

test('joiners, leavers and headcount of a month, against the month before', async () => {
  expect(await get(hr, 'everyone')).toMatchObject({
    headcount: { value: 6, previous: 4 },
    joined: { value: 3, previous: 1 },
    left: { value: 1, previous: 0 },
    previous: { from: '2026-05-01', to: '2026-05-31' },
  });
  expect((await get(hr, 'everyone')).soon).toMatchObject({ probation: 1 });
  expect(await get(lead, 'team')).toMatchObject({
    headcount: { value: 2 },
    joined: { value: 2 },
    left: { value: 1 },
  });
});

test.each(['everyone', 'team'])('every number of %s counts exactly its rows', async (of) => {
  const person = of === 'team' ? lead : hr;
  const { headcount, joined, left, hired, filled, soon, departments } = await get(person, of);
  const numbers = {
    headcount: headcount.value,
    joined: joined.value,
    left: left.value,
    hired: hired?.value,
    filled: filled?.value,
    ...soon,
  };
  for (const figure of OVERVIEW_FIGURES) {
    const rows = (await person.get(`/api/hr/overview/people?of=${of}&${JUNE}&figure=${figure}`)).body;
    expect([figure, rows.total, rows.items.length]).toEqual([
      figure,
      numbers[figure] ?? 0,
      numbers[figure] ?? 0,
    ]);
  }
  const none = await person.get(`/api/hr/overview/people?of=${of}&${JUNE}&figure=headcount&department=none`);
  expect(none.body.total).toBe(departments.find(({ id }) => id === null)?.people);
  const other = `/api/hr/overview/people?of=${of}&${JUNE}&figure=joined&department=${crypto.randomUUID()}`;
  expect((await person.get(other)).body.total).toBe(0);
});

test('who leads a team sees it alone; a range that ends before it starts is refused beside its field', async () => {
  expect((await lead.get(`/api/hr/overview?of=everyone&${JUNE}`)).status).toBe(403);
  const wrong = await hr.get('/api/hr/overview?of=everyone&from=2026-06-30&to=2026-06-01');
  expect(wrong.body.error.fields).toEqual({ to: 'The end is before the start.' });
});

test('attendance by day counts who was due and came', async () => {
  await hr.post('/api/hr/attendance/punches', { kind: 'in' });
  const { days } = (await hr.get(`/api/hr/overview/attendance?of=everyone&${JUNE}`)).body;
  expect(days.at(-1)).toEqual({ date: '2026-06-15', due: 5, present: 1 });
  expect(days).toHaveLength(15);
  expect(days[6]).toMatchObject({ date: '2026-06-07', due: 0 });
});

test('days that need a look are counted as the list of reviews has them', async () => {
  clock.advance({ seconds: 3_600 });
  expect((await hr.post('/api/hr/attendance/punches', { kind: 'out' })).status).toBe(201);
  await portal.database.query('update attendance_day set needs_review = true');
  const { total } = (await hr.get('/api/hr/attendance/reviews')).body;
  const rows = (await hr.get(`/api/hr/overview/people?of=everyone&${JUNE}&figure=reviews`)).body;
  expect([total, (await get(hr, 'everyone')).soon.reviews, rows.total]).toEqual([1, 1, 1]);
});

test('openings and the time to hire are those that somebody answers for; who owes evaluation forms is counted', async () => {
  clock.set('2026-06-15T06:00:00Z');
  const [again, leader] = [await acme.signIn(hr.user.email), await acme.signIn(lead.user.email)];
  const { id } = await openOpening(leader, { decider: again });
  const hired = async (person: TestPerson, of: string) => (await get(person, of)).hired;
  expect([(await get(again, 'everyone')).soon.openings, (await get(leader, 'team')).soon.openings]).toEqual([
    1, 1,
  ]);
  expect(await hired(again, 'everyone')).toEqual({ value: 0, days: null });
  const applied = await applicant(again, id);
  await portal.database.query(`update application set created_at = '2026-06-15T06:00:00Z' where id = $1`, [
    applied.id,
  ]);
  // The 21st in Kolkata.
  clock.set('2026-06-20T19:00:00Z');
  const later = await acme.signIn(hr.user.email);
  const offer = done(await later.post<Offer>('/api/hr/offers', offerDraft(applied.id)));
  const sent = done(await later.post<Offer>(`/api/hr/offers/${offer.id}/send`, { version: offer.version }));
  done(await later.post(`/api/hr/offers/${offer.id}/accept`, { version: sent.version }));
  expect(await hired(later, 'everyone')).toEqual({ value: 1, days: 6 });
  const rows = (await later.get(`/api/hr/overview/people?of=everyone&${JUNE}&figure=hired`)).body;
  expect(rows.items.map(({ what }: { what: string }) => what)).toEqual([expect.stringMatching(/ · 6$/)]);
  expect(rows.items.map(({ day }: { day: string }) => day)).toEqual(['2026-06-21']);
  const filled = async () => (await get(later, 'everyone')).filled;
  expect(await filled()).toEqual({ value: 0, days: null });
  await portal.database.query(
    `update offer f set state = 'joined', decided_at = '2026-06-24T19:00:00Z',
       employee_id = (select owner_id from opening o where o.id = f.opening_id) where id = $1`,
    [offer.id],
  );
  await portal.database.query(`update opening set created_at = '2026-06-14T19:00:00Z' where id = $1`, [id]);
  expect(await filled()).toEqual({ value: 1, days: 10 });
  const seats = (await later.get(`/api/hr/overview/people?of=everyone&${JUNE}&figure=filled`)).body;
  expect(seats.items).toMatchObject([{ day: '2026-06-25', what: expect.stringMatching(/ · 10$/) }]);
});
