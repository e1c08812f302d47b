import type {
  Application,
  ApplicationScorecards,
  CalendarBusy,
  CalendarItems,
  HiringBoard,
  Interview,
  InterviewClashes,
  NotificationList,
  OpenedInterview,
  Opening,
  OwnInterview,
  Page,
} from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { expectDone, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { applicant, openOpening } from '../testing/hiring-draft.factory.js';
import { employeeOf, interviewDraft, schedule, scorecardDraft } from '../testing/interview-draft.factory.js';
import { InterviewJob } from './interview.job.js';

const START = '2026-11-20T06:00:00Z';
/** 15:00 in Kolkata. */
const TALK = '2026-11-24T09:30:00Z';

const clock = new TestClock(START);
let portal: TestPortal;
let acme: TestCompany;
let opening: Opening;
let [hr, leader, asha, ravi]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata', name: 'Acme' });
  hr = await acme.person('hr', { firstName: 'Hema' });
  leader = await acme.person('teamLeader', { firstName: 'Lata' });
  asha = await acme.person('employee', { firstName: 'Asha' });
  ravi = await acme.person('employee', { firstName: 'Ravi' });
  opening = await openOpening(leader, { decider: hr });
});
afterAll(() => portal.close());
// Sessions end after hours without a request.
beforeEach(() => goTo(START));

async function goTo(moment: string): Promise<void> {
  clock.set(moment);
  [hr, leader, asha, ravi] = await Promise.all(
    [hr!, leader!, asha!, ravi!].map(({ user }) => acme.signIn(user.email)),
  );
}

let count = 0;
const applies = (stageId = 'interview'): Promise<Application> => {
  count += 1;
  return applicant(hr!, opening.id, {
    stageId,
    name: `Neha ${'ABCDEFGHIJKLMN'.charAt(count)}`,
    email: `neha${String(count)}@mail.example`,
  });
};
const talk = (id: string, panel: TestPerson[], more: object = {}) =>
  schedule(hr!, id, { panel, startsAt: TALK, ...more });
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code ?? null;
const opened = async (who: TestPerson, id: string) =>
  expectDone(await who.get<OpenedInterview>(`/api/hr/own-interviews/${id}`));
const give = (who: TestPerson, id: string, more: object = {}) =>
  who.post<OpenedInterview>(`/api/hr/own-interviews/${id}/scorecard`, scorecardDraft(more));
const cardsOf = async (who: TestPerson, id: string) =>
  expectDone(await who.get<ApplicationScorecards>(`/api/hr/applications/${id}/scorecards`));
/** The file that a calendar goes by: mails may come in any order, their numbers say which is the last. */
const fileIn = async (email: string): Promise<string> => {
  const mails = await portal.mailsTo(email);
  const files = mails
    .flatMap(({ attachments }) => attachments)
    .map(({ base64 }) => Buffer.from(base64, 'base64').toString('utf8').replaceAll('\r\n ', ''));
  const numberOf = (file: string) => Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1]);
  const idOf = (file: string) => /^UID:(.+?)@/m.exec(file)?.[1] ?? '';
  return files.sort((a, b) => idOf(a).localeCompare(idOf(b)) || numberOf(a) - numberOf(b)).at(-1) ?? '';
};

test('who holds an interview sees it without contacts and pay; nobody else of the staff does', async () => {
  const { id: applicationId, candidate } = await applies();
  const { id } = await talk(applicationId, [asha!]);
  const own = expectDone(await asha!.get<{ items: OwnInterview[] }>('/api/hr/own-interviews')).items;
  expect(own).toMatchObject([{ id, candidate: candidate.name, opening: 'Designer', isOpen: false }]);
  const shown = await asha!.get(`/api/hr/own-interviews/${id}`);
  expect(shown.body).toMatchObject({ experience: 4, criteria: [{ id: 'skills' }, {}, {}, {}] });
  expect(shown.text).not.toContain('mail.example');
  expect(shown.text).not.toContain('90000000');
  expect((await ravi!.get(`/api/hr/own-interviews/${id}`)).status).toBe(404);
  expect((await hr!.get(`/api/hr/own-interviews/${id}`)).status).toBe(404);
  expect((await asha!.get(`/api/hr/interviews/${id}`)).status).toBe(403);
  expect((await asha!.get(`/api/hr/applications/${applicationId}`)).status).toBe(403);

  const [other, elsewhere] = [await acme.person('teamLeader'), await portal.company()];
  expect((await leader!.get<Interview>(`/api/hr/interviews/${id}`)).body).toMatchObject({
    state: 'scheduled',
    allowedTransitions: [],
    panel: [{ given: false }],
  });
  expect((await leader!.post('/api/hr/interviews', {})).status).toBe(403);
  expect((await other.get(`/api/hr/interviews/${id}`)).status).toBe(404);
  expect((await other.get(`/api/hr/applications/${applicationId}/scorecards`)).status).toBe(404);
  expect((await elsewhere.admin.get(`/api/hr/interviews/${id}`)).status).toBe(404);
  const foreign = interviewDraft(applicationId, [await employeeOf(hr!, asha!)]);
  expect((await elsewhere.admin.post('/api/hr/interviews', foreign)).status).toBe(404);
});

test('scorecards of others are seen after one’s own, and nowhere before: not in lists, searches or the trail', async () => {
  const { id: applicationId } = await applies();
  const { id } = await talk(applicationId, [asha!, ravi!, hr!]);
  expect(codeOf(await give(asha!, id))).toBe('INTERVIEW_NOT_YET');
  await goTo('2026-11-24T11:00:00Z');
  const note = 'Zebrawood answers';
  expectDone(await give(asha!, id, { note }));
  expect(codeOf(await give(asha!, id))).toBe('SCORECARD_GIVEN');
  expect((await opened(asha!, id)).scorecards).toMatchObject([{ note, score: 3.5, recommendation: 'yes' }]);

  expect((await opened(ravi!, id)).scorecards).toEqual([]);
  // HR is on the panel, and is asked like everybody.
  expect(await cardsOf(hr!, applicationId)).toEqual({ items: [], score: null, owed: true });
  const paths = [
    `/api/hr/applications/${applicationId}`,
    `/api/hr/applications?opening=${opening.id}`,
    `/api/hr/openings/${opening.id}/board`,
    `/api/hr/interviews?application=${applicationId}`,
    `/api/search?q=Zebrawood`,
    `/api/hr/applications/export?format=csv`,
  ];
  for (const path of paths) {
    const { text } = await hr!.get(path);
    expect(text).not.toContain('Zebrawood');
    expect(text).not.toContain('"score":3.5');
  }
  const admin = await acme.signIn(acme.admin.user.email);
  expect(await cardsOf(admin, applicationId)).toMatchObject({ score: 3.5, items: [{ note }] });
  expect(await cardsOf(leader!, applicationId)).toMatchObject({ score: 3.5, items: [{ note }] });

  const trail = await admin.get(`/api/audit?resource=${id}`);
  expect(trail.text).toContain('interview.score');
  expect(trail.text).not.toContain('Zebrawood');

  const scores = [
    { id: 'skills', score: 2 },
    { id: 'communication', score: 2 },
    { id: 'teamwork', score: 3 },
  ];
  expectDone(await give(ravi!, id, { scores, recommendation: 'no' }));
  expect((await opened(ravi!, id)).scorecards.map(({ score }) => score)).toEqual([3.5, 2.33]);
  expectDone(await give(hr!, id, { scores: [], recommendation: 'strongYes' }));
  // (7/2 + 7/3) / 2; who assessed nothing does not count.
  expect(await cardsOf(hr!, applicationId)).toMatchObject({ score: 2.92, owed: false, items: [{}, {}, {}] });
  const { lanes } = (await hr!.get<HiringBoard>(`/api/hr/openings/${opening.id}/board`)).body;
  const card = lanes.flatMap(({ items }) => items).find((item) => item.id === applicationId);
  expect(card?.score).toBe(2.92);
});

test('what is no scorecard of the kit is refused; after one, the interview is not moved or cancelled', async () => {
  const { id: applicationId } = await applies();
  const { id, version } = await talk(applicationId, [asha!]);
  await goTo('2026-11-24T10:00:00Z');
  for (const wrong of [
    { recommendation: null },
    { scores: [{ id: 'skills', score: 5 }] },
    { scores: [{ id: 'unknown', score: 2 }] },
    {
      scores: [
        { id: 'skills', score: 2 },
        { id: 'skills', score: 3 },
      ],
    },
  ])
    expect(codeOf(await give(asha!, id, wrong))).toBe('VALIDATION_FAILED');
  expectDone(await give(asha!, id));
  const path = `/api/hr/interviews/${id}`;
  const now = (await hr!.get<Interview>(path)).body;
  expect(now.version).toBe(version + 1);
  const body = { version: now.version };
  expect(codeOf(await hr!.patch(path, { ...body, minutes: 60 }))).toBe('INTERVIEW_SCORED');
  expect(codeOf(await hr!.post(`${path}/cancel`, { ...body, reason: 'Ill' }))).toBe('INTERVIEW_SCORED');
  expect(codeOf(await hr!.post(`${path}/miss`, body))).toBe('INTERVIEW_SCORED');
  expect((await hr!.post(`${path}/hold`, body)).body).toMatchObject({ state: 'held' });
});

test('a busy panel is told, and not refused; two interviews of one applicant at one time are refused', async () => {
  const [one, two] = [await applies(), await applies()];
  const at = { startsAt: '2026-11-25T09:30:00Z' };
  const { id, version } = await talk(one.id, [asha!], at);
  const panelIds = [await employeeOf(hr!, asha!), await employeeOf(hr!, ravi!)];
  const asked = { panelIds, startsAt: '2026-11-25T10:00:00Z', minutes: 30, without: null };
  const clashes = async (more: object = {}) =>
    expectDone(await hr!.post<InterviewClashes>('/api/hr/interviews/clashes', { ...asked, ...more })).items;
  expect(await clashes()).toMatchObject([{ id: panelIds[0], start: '2026-11-25T09:30:00.000Z' }]);
  expect(await clashes({ without: id })).toEqual([]);
  expect(await clashes({ startsAt: '2026-11-25T10:15:00Z' })).toEqual([]);
  const path = `/api/calendar/busy?people=${asha!.user.id}&from=2026-11-25&to=2026-11-26`;
  expect((await ravi!.get<CalendarBusy>(path)).body.items[0]?.blocks).toEqual([
    { start: '2026-11-25T09:30:00.000Z', end: '2026-11-25T10:15:00.000Z' },
  ]);
  await talk(two.id, [asha!], at);
  const again = interviewDraft(one.id, [panelIds[1] ?? ''], { startsAt: '2026-11-25T10:00:00Z' });
  const both = await Promise.all([
    hr!.post('/api/hr/interviews', again),
    hr!.post('/api/hr/interviews', { ...again, startsAt: '2026-11-26T10:00:00Z' }),
    hr!.post('/api/hr/interviews', { ...again, startsAt: '2026-11-26T10:00:00Z' }),
  ]);
  expect(both.map(codeOf).sort()).toEqual(['INTERVIEW_CLASH', 'INTERVIEW_CLASH', null]);
  // Its own time is not in its way.
  expectDone(await hr!.patch(`/api/hr/interviews/${id}`, { version, minutes: 60 }));
  const past = interviewDraft(two.id, panelIds, { startsAt: '2026-11-19T09:30:00Z' });
  expect(codeOf(await hr!.post('/api/hr/interviews', past))).toBe('INTERVIEW_PAST');
  const noLink = interviewDraft(two.id, panelIds, { link: null });
  expect(codeOf(await hr!.post('/api/hr/interviews', noLink))).toBe('INTERVIEW_NO_LINK');
});

test('the calendar of who holds it shows it, and leads to it', async () => {
  const { id: applicationId, candidate } = await applies();
  const { id } = await talk(applicationId, [ravi!], { startsAt: '2026-12-02T09:30:00Z' });
  const month = async (who: TestPerson) =>
    expectDone(await who.get<CalendarItems>('/api/calendar/items?from=2026-12-01&to=2026-12-05')).items;
  expect((await month(ravi!)).filter(({ source }) => source === 'interviews')).toMatchObject([
    {
      title: `Interview: ${candidate.name}`,
      start: '2026-12-02T09:30:00.000Z',
      url: `hiring/applicant?interview=${id}`,
      busy: true,
      movable: false,
    },
  ]);
  expect((await month(asha!)).filter(({ source }) => source === 'interviews')).toEqual([]);
});

test('panel and applicant get a file for their calendars; a new time raises its number, cancelling takes it out', async () => {
  const { id: applicationId, email } = await applies();
  const made = await talk(applicationId, [asha!, ravi!], { startsAt: '2026-12-03T09:30:00Z' });
  const uid = `UID:${made.id}@atrium`;
  const first = await fileIn(email ?? '');
  for (const line of [uid, 'METHOD:REQUEST', 'SEQUENCE:0', 'DTSTART;TZID=Asia/Kolkata:20261203T150000'])
    expect(first).toContain(line);
  const [mail] = await portal.mailsTo(email ?? '');
  expect(mail?.subject).toBe('Acme invites you to an interview');
  expect(mail?.text).toContain('15:00 to 15:45 (Asia/Kolkata)');
  expect(mail?.text).toContain('https://meet.example/neha');
  expect(await fileIn(asha!.user.email)).toContain(uid);
  const panelMail = (await portal.mailsTo(asha!.user.email)).at(-1);
  expect(panelMail?.text).not.toContain('mail.example');

  const panelIds = [await employeeOf(hr!, asha!)];
  const path = `/api/hr/interviews/${made.id}`;
  const moved = { version: made.version, startsAt: '2026-12-04T10:00:00Z', panelIds };
  const { version } = expectDone(await hr!.patch<Interview>(path, moved));
  for (const who of [email ?? '', asha!.user.email]) {
    const file = await fileIn(who);
    for (const line of [uid, 'METHOD:REQUEST', 'SEQUENCE:1', '20261204T153000']) expect(file).toContain(line);
  }
  // Who is not on the panel any more takes it out.
  for (const line of [uid, 'METHOD:CANCEL', 'SEQUENCE:1'])
    expect(await fileIn(ravi!.user.email)).toContain(line);

  expect(codeOf(await hr!.post(`${path}/cancel`, { version, reason: '' }))).toBe('VALIDATION_FAILED');
  expect(codeOf(await hr!.post(`${path}/hold`, { version }))).toBe('INTERVIEW_NOT_YET');
  expectDone(await hr!.post(`${path}/cancel`, { version, reason: 'The office is closed' }));
  for (const who of [email ?? '', asha!.user.email])
    for (const line of [uid, 'METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED'])
      expect(await fileIn(who)).toContain(line);
  expect((await portal.mailsTo(email ?? '')).at(-1)?.text).not.toContain('The office is closed');
  const paths = (await asha!.get<NotificationList>('/api/notifications')).body.items.map((item) => item.path);
  expect(paths).toContain(`hiring/applicant?interview=${made.id}`);
});

test('who is rejected or erased is waited for by nobody, and what was written about them is gone', async () => {
  const { id: applicationId, candidate, email } = await applies();
  const first = await talk(applicationId, [asha!]);
  await goTo('2026-11-24T11:00:00Z');
  expectDone(await give(asha!, first.id, { note: 'Sandalwood' }));
  const next = await talk(applicationId, [ravi!], { startsAt: '2026-12-10T09:30:00Z' });
  const { version } = (await hr!.get<Application>(`/api/hr/applications/${applicationId}`)).body;
  const rejecting = { version, reason: 'skills', note: '' };
  await portal.settle();
  expectDone(await hr!.post(`/api/hr/applications/${applicationId}/reject`, rejecting));
  const stateOf = async (id: string) => (await hr!.get<Interview>(`/api/hr/interviews/${id}`)).body.state;
  expect([await stateOf(first.id), await stateOf(next.id)]).toEqual(['scheduled', 'cancelled']);
  for (const who of [email ?? '', ravi!.user.email]) expect(await fileIn(who)).toContain('METHOD:CANCEL');
  const again = interviewDraft(applicationId, [await employeeOf(hr!, ravi!)]);
  expect(codeOf(await hr!.post('/api/hr/interviews', again))).toBe('INTERVIEW_APPLICATION_ENDED');
  expectDone(await hr!.post(`/api/hr/candidates/${candidate.id}/erase`, {}));
  expect(await cardsOf(hr!, applicationId)).toMatchObject({ score: 3.5, items: [{ note: '' }] });
});

test('the panel is reminded an hour before, and asked for scorecards after the end, daily, three times', async () => {
  const { id: applicationId, candidate } = await applies();
  await talk(applicationId, [asha!, ravi!], { startsAt: '2027-01-12T09:30:00Z' });
  const run = () => portal.app.get(TenantDb).run(acme.id, () => portal.app.get(InterviewJob).remind());
  const { id } = (await hr!.get<Page<Interview>>(`/api/hr/interviews?application=${applicationId}`)).body
    .items[0]!;
  const ran: Record<string, object> = {};
  for (const moment of [
    '2027-01-12T08:20:00Z',
    '2027-01-12T08:30:00Z',
    '2027-01-12T08:35:00Z',
    '2027-01-12T10:10:00Z',
    '2027-01-12T10:15:00Z',
  ]) {
    clock.set(moment);
    ran[moment.slice(11, 16)] = await run();
  }
  expect(ran).toEqual({
    '08:20': { reminded: 0, asked: 0 },
    '08:30': { reminded: 2, asked: 0 },
    '08:35': { reminded: 0, asked: 0 },
    '10:10': { reminded: 0, asked: 0 },
    '10:15': { reminded: 0, asked: 2 },
  });
  await goTo('2027-01-12T11:00:00Z');
  expectDone(await give(asha!, id));
  const asked: number[] = [];
  for (const day of ['12', '13', '13', '14', '15', '16']) {
    clock.set(`2027-01-${day}T10:20:00Z`);
    asked.push((await run()).asked);
  }
  expect(asked).toEqual([0, 1, 0, 1, 0, 0]);
  await portal.settle();
  await goTo('2027-01-16T11:00:00Z');
  const titles = (await ravi!.get<NotificationList>('/api/notifications')).body.items.map(
    ({ title }) => title,
  );
  expect(titles).toContain(`Your interview with ${candidate.name} starts at 15:00`);
  const missing = `Your scorecard of ${candidate.name} is missing`;
  expect(titles.filter((title) => title === missing)).toHaveLength(3);
});

test('the kit of an opening is edited, and says what is assessed', async () => {
  const { version } = (await hr!.get<Opening>(`/api/hr/openings/${opening.id}`)).body;
  const path = `/api/hr/openings/${opening.id}`;
  const two = [
    { id: 'skills', name: null },
    { id: 'experience', name: null },
  ];
  expect(codeOf(await hr!.patch(path, { version, kit: two }))).toBe('VALIDATION_FAILED');
  const kit = [...two, { id: 'teamwork', name: null }, { id: 'own1', name: 'Portfolio' }];
  expect((await hr!.patch<Opening>(path, { version, kit })).body.kit).toEqual(kit);
  const { id: applicationId } = await applies();
  const { id } = await talk(applicationId, [asha!], { startsAt: '2026-12-09T09:30:00Z' });
  expect((await opened(asha!, id)).criteria).toEqual(kit);
});
