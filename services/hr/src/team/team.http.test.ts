import type { Employee, Team, TeamMembers } from '@atrium/contracts';
import { TestPortal, type Answer, type TestCompany, type TestPerson } from '@atrium/testing';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let lead: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  hr = await acme.person('hr');
  lead = await acme.person('teamLeader');
});
afterAll(() => portal.close());

const LONG_AGO = '2026-01-05';
const path = (id = '', part = '') => `/api/hr/teams${id && `/${id}`}${part && `/${part}`}`;
const refused = ({ status, body }: Answer) => [status, body.error.code];
const membersOf = async (id: string, as = hr): Promise<TeamMembers> =>
  (await as.get<TeamMembers>(path(id, 'members'))).body;

async function recordOf({ user }: TestPerson): Promise<Employee> {
  const { items } = (await hr.get(`/api/hr/employees?search=${user.email}`)).body;
  return (items as Employee[]).find(({ workEmail }) => workEmail === user.email) as Employee;
}

async function make(name: string, given: object = {}): Promise<Team> {
  const answer = await hr.post<Team>(path(), {
    name,
    purpose: null,
    leaderId: null,
    minPresent: 0,
    ...given,
  });
  expect([name, answer.status]).toEqual([name, 201]);
  return answer.body;
}

async function add(team: Team, people: TestPerson[], from = LONG_AGO): Promise<Team> {
  const employeeIds = [];
  for (const person of people) employeeIds.push((await recordOf(person)).id);
  const body = { version: team.version, employeeIds, from };
  return (await hr.post<Team>(path(team.id, 'add-members'), body)).body;
}

test('a team has a leader who is a member, members from a day on, and one of somebody’s teams is primary', async () => {
  const person = await acme.person('employee');
  const leader = await recordOf(lead);
  const made = await make('Launch', { leaderId: leader.id, minPresent: 50 });
  expect(made).toMatchObject({ leader: { id: leader.id }, people: 1, inNow: 0, awayToday: 0 });
  const team = await add(made, [person]);
  expect(team).toMatchObject({ people: 2, version: 2 });
  const other = await add(await make('Events'), [person]);
  const primary = async (id: string) =>
    (await membersOf(id)).items.map(({ primary: is, to }) => [is, to !== null]);
  expect(await primary(other.id)).toEqual([[false, false]]);
  await person.post('/api/hr/attendance/punches', { kind: 'in' });
  const { items } = await membersOf(team.id, person);
  const member = items.find(({ presence }) => presence === 'in');
  expect([items.length, member?.primary]).toEqual([2, true]);
  const end = { version: team.version, memberId: member?.id, to: '2026-01-01' };
  expect(refused(await hr.post(path(team.id, 'end-member'), end))).toEqual([400, 'TEAM_ENDS_BEFORE']);
  const ended = await hr.post(path(team.id, 'end-member'), { ...end, to: '2099-01-01' });
  expect(ended.body).toMatchObject({ people: 2, version: 3 });
  expect(await primary(other.id)).toEqual([[true, false]]);
  const [first] = items.filter(({ employee }) => employee.id === leader.id);
  const stays = { version: 3, memberId: first?.id, to: '2099-01-01' };
  expect(refused(await hr.post(path(team.id, 'end-member'), stays))).toEqual([409, 'TEAM_LEADER_STAYS']);
});

test('an archived team is nobody’s primary one: another of theirs becomes it', async () => {
  const person = await acme.person('employee');
  const [old, next] = [await add(await make('Old'), [person]), await add(await make('Next'), [person])];
  expect((await membersOf(next.id)).items).toMatchObject([{ primary: false }]);
  expect((await hr.post(path(old.id, 'archive'), { version: old.version })).status).toBe(200);
  expect((await membersOf(next.id)).items).toMatchObject([{ primary: true }]);
});

test('two who add people at once make nobody a member twice', async () => {
  const [team, person] = [await make('Twice'), await acme.person('employee')];
  const { id } = await recordOf(person);
  const body = { version: 1, employeeIds: [id], from: LONG_AGO };
  const answers = await Promise.all([1, 2].map(() => hr.post(path(team.id, 'add-members'), body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await hr.post(path(team.id, 'add-members'), { ...body, version: 2 });
  expect((await membersOf(team.id)).items).toHaveLength(1);
});

test('whoever leads a team sets what it keeps, of that team alone', async () => {
  const team = await make('Kept', { leaderId: (await recordOf(lead)).id });
  const other = await make('Not theirs');
  const set = (id: string) => lead.put(path(id, 'minimum'), { version: 1, minPresent: 75 });
  expect((await set(team.id)).body).toMatchObject({ minPresent: 75 });
  expect(refused(await set(other.id))).toEqual([403, 'ACCESS_DENIED']);
  expect((await membersOf(team.id, lead)).leads).toBe(true);
  const coverage = (await lead.get(path(team.id, 'coverage'))).body;
  expect(coverage).toMatchObject({ minPresent: 75, away: [] });
  expect(coverage.days).toHaveLength(28);
  expect(refused(await lead.patch(path(team.id), { version: 2, name: 'Mine' }))[0]).toBe(403);
});

test('people without a team are listed, and each department gets one team with its leader', async () => {
  const beta = await portal.company();
  const keeper = await beta.person('hr');
  const [one] = (await keeper.get('/api/hr/employees')).body.items as [Employee];
  const department = { name: 'Studio', code: null, leaderId: one.id, parentId: null };
  const { id } = (await keeper.post('/api/hr/departments', department)).body;
  await keeper.patch(`/api/hr/employees/${one.id}`, { version: one.version, departmentId: id });
  const before = (await keeper.get(path('unplaced'))).body.total;
  expect((await keeper.post(path('suggested'), {})).body).toEqual({ added: 1 });
  expect((await keeper.post(path('suggested'), {})).body).toEqual({ added: 0 });
  expect((await keeper.get(path('unplaced'))).body.total).toBe(before - 1);
  const [team] = (await keeper.get(path())).body.items;
  expect(team).toMatchObject({ name: 'Studio', leader: { id: one.id }, people: 1 });
});

test('whoever leads a team sees the attendance and leave of its members, as long as they are members', async () => {
  const person = await acme.person('employee');
  await person.post('/api/hr/attendance/punches', { kind: 'in' });
  const { id, version } = await recordOf(person);
  await hr.patch(`/api/hr/employees/${id}`, { version, joiningDate: '2026-01-01' });
  const seen = async () => {
    const { items } = (await lead.get('/api/hr/attendance/board')).body;
    return (items as { employee: { id: string } }[]).some(({ employee }) => employee.id === id);
  };
  const counted = async () =>
    (await lead.get('/api/hr/overview?of=team&from=2026-01-01&to=2026-12-31')).body.headcount.value;
  const balances = async () => (await lead.get(`/api/hr/leave/balances?employeeId=${id}`)).status;
  const before = await counted();
  expect([await seen(), await balances()]).toEqual([false, 404]);
  const made = await make('Seen', { leaderId: (await recordOf(lead)).id });
  const team = await add(made, [person]);
  expect([await seen(), await balances(), await counted()]).toEqual([true, 200, before + 1]);
  const member = (await membersOf(team.id)).items.find(({ employee }) => employee.id === id);
  const end = { version: team.version, memberId: member?.id, to: '2026-01-31' };
  expect((await hr.post(path(team.id, 'end-member'), end)).status).toBe(200);
  expect([await seen(), await balances()]).toEqual([false, 404]);
});
