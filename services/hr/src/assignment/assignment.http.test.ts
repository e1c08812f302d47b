import type { Employee, Holiday, HolidayList, Roster, Schedule, Shift } from '@atrium/contracts';
import { HOLIDAY_LIST_ASSIGNMENT, SCHEDULE_ASSIGNMENT, type Assignment } from '@atrium/contracts';
import { TestClock, TestPortal, type Answer, type TestCompany, type TestPerson } from '@atrium/testing';
import { scheduleFields, shiftFields } from '../testing/full-work-plan.factory.js';

/** Mondays. */
const TODAY = '2026-03-02';
const LATER = ['2026-03-09', '2026-03-16', '2026-03-23'] as const;
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let departmentId: string;
let asha: Employee;
beforeAll(async () => {
  portal = await TestPortal.start({ clock: new TestClock(`${TODAY}T06:00:00Z`) });
});
afterAll(() => portal.close());
beforeEach(async () => {
  acme = await portal.company();
  hr = await acme.person('hr');
  const design = { name: 'Design', code: null, leaderId: null, parentId: null };
  departmentId = made(await hr.post<{ id: string }>('/api/hr/departments', design)).id;
  asha = made(
    await hr.post<Employee>('/api/hr/employees', {
      firstName: 'Asha',
      lastName: 'Rao',
      workEmail: 'asha@acme.test',
      phone: null,
      designationId: null,
      // From the beginning: one who comes later belongs to it from the database's today.
      departmentId,
      employmentType: 'permanent',
      joiningDate: '2024-04-01',
      managerId: null,
      timezone: 'Asia/Kolkata',
      invite: false,
    }),
  );
});

const made = <Body extends object>({ status, text, body }: Answer<Body>): Body => {
  expect([text, status]).toEqual([text, 201]);
  return body;
};
const refused = ({ status, body }: Answer) => [status, body.error.code, Object.keys(body.error.fields ?? {})];
const dayOf = async (date: string) => {
  const { items } = (await hr.get<Roster>(`/api/hr/roster?from=${date}`)).body;
  return items.find(({ employee }) => employee.id === asha.id)!.days[0]!;
};

interface Kind {
  record: Assignment;
  /** Below `/api/hr`: what is given. */
  targets: string;
  code: string;
  /** Makes something that can be given and is seen on each Monday. */
  make: (name: string) => Promise<{ id: string }>;
  /** The name of what Asha follows on a Monday. */
  followed: (date: string) => Promise<string | null | undefined>;
}

const KINDS: Kind[] = [
  {
    record: SCHEDULE_ASSIGNMENT,
    targets: 'schedules',
    code: 'ASSIGNMENT',
    make: async (name) => {
      const shift = made(await hr.post<Shift>('/api/hr/shifts', shiftFields(name)));
      return made(await hr.post<Schedule>('/api/hr/schedules', scheduleFields(name, shift.id)));
    },
    followed: async (date) => (await dayOf(date)).shift?.name,
  },
  {
    record: HOLIDAY_LIST_ASSIGNMENT,
    targets: 'holiday-lists',
    code: 'LIST_ASSIGNMENT',
    make: async (name) => {
      const list = made(await hr.post<HolidayList>('/api/hr/holiday-lists', { name }));
      const holiday = { name, kind: 'public', yearly: 'sameDay', listId: list.id, departmentId: null };
      for (const date of LATER) made(await hr.post<Holiday>('/api/hr/holidays', { ...holiday, date }));
      return list;
    },
    followed: async (date) => (await dayOf(date)).holiday,
  },
];

interface Row {
  id: string;
  version: number;
}

describe.each(KINDS)('$record.kind', ({ record, targets, code, make, followed }) => {
  const url = `/api/${record.path}`;
  const give = (target: { id: string }, whom: object, validFrom = TODAY, by = hr) =>
    by.post<Row>(url, {
      employeeId: null,
      departmentId: null,
      [`${record.as}Id`]: target.id,
      validFrom,
      ...whom,
    });
  const people = async ({ id }: { id: string }) =>
    (await hr.get<{ people: number }>(`/api/hr/${targets}/${id}`)).body.people;

  test('a person’s own goes before that of the department, and that before everyone’s, each from its day on', async () => {
    const first = await make('First');
    const [everyone, ofTeam, own] = [await make('Everyone'), await make('Team'), await make('Own')];
    const total = (await hr.get<{ total: number }>('/api/hr/employees')).body.total;
    made(await give(everyone, {}));
    expect([await people(first), await people(everyone), await people(own)]).toEqual([0, total, 0]);
    const [, second, third] = LATER;
    made(await give(ofTeam, { departmentId }, second));
    const given = made(await give(own, { employeeId: asha.id }, third));
    expect(await Promise.all(LATER.map(followed))).toEqual(['Everyone', 'Team', 'Own']);
    // By the clock of the database, all of them have begun.
    expect([await people(everyone), await people(ofTeam), await people(own)]).toEqual([total - 1, 0, 1]);
    expect((await hr.post(`${url}/${given.id}/archive`, { version: given.version })).status).toBe(200);
    expect(await followed(third)).toBe('Team');
    expect([await people(everyone), await people(ofTeam), await people(own)]).toEqual([total - 1, 1, 0]);
  });

  test('days that do not exist or are over, and a person with a department, are refused beside the field', async () => {
    const one = await make('One');
    expect(refused(await give(one, {}, '2027-02-30'))).toEqual([400, 'VALIDATION_FAILED', ['validFrom']]);
    expect(refused(await give(one, {}, '2026-03-01'))).toEqual([409, 'PLAN_BEGINS_IN_PAST', ['validFrom']]);
    const both = { employeeId: asha.id, departmentId: crypto.randomUUID() };
    expect(refused(await give(one, both))).toEqual([400, 'ASSIGNMENT_FOR_BOTH', ['departmentId']]);
    const unknown = await give({ id: crypto.randomUUID() }, {});
    expect(refused(unknown)).toEqual([400, 'VALIDATION_FAILED', [`${record.as}Id`]]);
    const given = made(await give(one, {}, LATER[0]));
    const sooner = await hr.patch(`${url}/${given.id}`, { version: given.version, validFrom: '2026-03-01' });
    expect(refused(sooner)).toEqual([409, 'PLAN_BEGINS_IN_PAST', ['validFrom']]);
  });

  test('of two people who give something to the same from the same day, one does', async () => {
    const [one, other] = [await make('One'), await make('Other')];
    const answers = await Promise.all([give(one, {}), give(other, {}, TODAY, acme.admin)]);
    const [late] = answers.filter(({ status }) => status !== 201);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(refused(late!)).toEqual([409, `${code}_EXISTS`, ['validFrom']]);
  });

  test('who does not plan work neither sees nor gives anything', async () => {
    const one = await make('One');
    const { id } = made(await give(one, {}));
    const other = await acme.person('employee');
    for (const answer of [
      await other.get(url),
      await other.get(`${url}/${id}`),
      await give(one, { employeeId: asha.id }, TODAY, other),
      await other.post(`${url}/${id}/archive`, { version: 1 }),
    ])
      expect(refused(answer).slice(0, 2)).toEqual([403, 'ACCESS_DENIED']);
  });
});
