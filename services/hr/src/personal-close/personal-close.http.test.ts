import type {
  AnswersSaved,
  Application,
  Assessment,
  AssessmentAttempt,
  AssessmentInvitation,
  AssessmentQuestion,
  AttemptPaper,
  AuditEntry,
  CalendarItem,
  LinkedTest,
  NotificationList,
  OwnAssessment,
} from '@atrium/contracts';
import {
  expectDone as done,
  TestClock,
  TestPortal,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import { assessmentFields, singleQuestionFields } from '../testing/full-assessment.factory.js';
import { applicant, openOpening } from '../testing/hiring-draft.factory.js';

const START = '2026-11-26T06:00:00.000Z';
const CLOSE = '2026-11-26T07:00:00.000Z';
const LATER = '2026-11-26T09:00:00.000Z';
const INVITATIONS = '/api/hr/assessment-invitations';
const EMAIL = 'neha@mail.example';

const clock = new TestClock(START);
let portal: TestPortal;
let acme: TestCompany;
let people: Record<'hr' | 'asha' | 'ravi', TestPerson>;

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
beforeEach(async () => {
  clock.set(START);
  acme = await portal.company();
  people = {
    hr: await acme.person('hr'),
    asha: await acme.person('employee'),
    ravi: await acme.person('employee'),
  };
});
afterAll(() => portal.close());

const employeeOf = async ({ user }: TestPerson): Promise<string> =>
  (await people.hr.get(`/api/hr/employees?search=${encodeURIComponent(user.email)}`)).body.items[0].id;

/** Open until seven, with Asha and Ravi invited. */
async function open(more: object = {}): Promise<Assessment> {
  const { hr, asha, ravi } = people;
  const question = done(
    await hr.post<AssessmentQuestion>(
      '/api/hr/assessment-questions',
      singleQuestionFields('Which one means go?', 'Signs'),
    ),
  );
  const fields = { ...assessmentFields('Signs', [question.id]), closesAt: CLOSE, ...more };
  const made = done(await hr.post<Assessment>('/api/hr/assessments', fields));
  const path = `/api/hr/assessments/${made.id}`;
  if (fields.audience !== 'applicants') {
    const employeeIds = [await employeeOf(asha), await employeeOf(ravi)];
    done(await hr.post(`${path}/invite`, { employeeIds }));
  }
  return done(await hr.post<Assessment>(`${path}/publish`, { version: made.version }));
}

const ownOf = async (person: TestPerson): Promise<OwnAssessment> =>
  done(await person.get<{ items: OwnAssessment[] }>('/api/hr/own-assessments')).items[0]!;
const begin = async (person: TestPerson) =>
  person.post<AttemptPaper>(`/api/hr/own-assessments/${(await ownOf(person)).id}/start`, {});
const paperOf = async (person: TestPerson, id: string) =>
  done(await person.get<AttemptPaper>(`/api/hr/own-attempts/${id}`));
const resultOf = async (person: TestPerson): Promise<AssessmentInvitation> =>
  done(
    await people.hr.get<{ items: AssessmentInvitation[] }>(
      `${INVITATIONS}?employee=${await employeeOf(person)}`,
    ),
  ).items[0]!;
const setClose = ({ id, version }: AssessmentInvitation, closesAt: string | null) =>
  people.hr.post<AssessmentInvitation>(`${INVITATIONS}/${id}/set-close`, { version, closesAt });

test('one person takes it until a later time of their own, the others do not', async () => {
  await open();
  const given = done(await setClose(await resultOf(people.asha), LATER));
  expect(given).toMatchObject({ closesAt: CLOSE, personalClosesAt: LATER });
  expect(await ownOf(people.asha)).toMatchObject({ closesAt: LATER, closesApart: true, canStart: true });
  expect(await ownOf(people.ravi)).toMatchObject({ closesAt: CLOSE, closesApart: false });
  clock.set('2026-11-26T08:45:00.000Z');
  expect((await begin(people.ravi)).body).toMatchObject({ error: { code: 'ASSESSMENT_CLOSED' } });
  const paper = done(await begin(people.asha));
  expect([paper.deadlineAt, paper.leftMs]).toEqual([LATER, 900_000]);
  const attempts = done(
    await people.hr.get<{ items: AssessmentAttempt[] }>(`/api/hr/assessment-attempts?invitation=${given.id}`),
  ).items;
  const { id, version } = attempts[0]!;
  done(await people.hr.post(`/api/hr/assessment-attempts/${id}/extend`, { version, minutes: 60 }));
  expect((await paperOf(people.asha, paper.id)).deadlineAt).toBe(LATER);
  clock.set('2026-11-26T09:00:31.000Z');
  expect(await paperOf(people.asha, paper.id)).toMatchObject({ submittedAt: LATER, submittedBy: 'clock' });
});

test('who is at it has more or less time at once, and is told; twice the same is told once', async () => {
  await open({ limitMin: null });
  const paper = done(await begin(people.asha));
  const later = done(await setClose(await resultOf(people.asha), LATER));
  expect((await paperOf(people.asha, paper.id)).leftMs).toBe(3 * 3_600_000);
  const again = done(await setClose(later, LATER));
  expect((await setClose(later, CLOSE)).body).toMatchObject({ error: { code: 'STALE_VERSION' } });
  const told = async () =>
    done(await people.asha.get<NotificationList>('/api/notifications')).items.map(({ title }) => title);
  await portal.settle();
  const after = JSON.stringify(await told());
  expect(after.split('now closes').length - 1).toBe(1);
  expect(after).toContain('14:30 (Asia/Kolkata)');
  const sooner = done(await setClose(again, '2026-11-26T06:10:00.000Z'));
  const saved = done(
    await people.asha.put<AnswersSaved>(`/api/hr/own-attempts/${paper.id}/answers`, { answers: [] }),
  );
  expect([saved.leftMs, saved.deadlineAt]).toEqual([600_000, '2026-11-26T06:10:00.000Z']);
  done(await setClose(sooner, null));
  expect((await paperOf(people.asha, paper.id)).deadlineAt).toBe(CLOSE);
});

test('a time that has passed, or that is too far, is refused beside the field, and a closed assessment altogether', async () => {
  const { id, version } = await open();
  const result = await resultOf(people.asha);
  const fieldsOf = async (moment: string) =>
    (
      await people.hr.post(`${INVITATIONS}/${result.id}/set-close`, {
        version: result.version,
        closesAt: moment,
      })
    ).body.error?.fields;
  expect([await fieldsOf('2026-11-26T05:59:00.000Z'), await fieldsOf('2028-01-01T00:00:00.000Z')]).toEqual([
    { closesAt: 'This moment has passed. Choose a later one.' },
    { closesAt: 'Choose a moment within a year.' },
  ]);
  const path = `${INVITATIONS}/${result.id}/set-close`;
  expect((await people.asha.post(path, { version: result.version, closesAt: LATER })).status).toBe(403);
  done(await people.hr.post(`/api/hr/assessments/${id}/close`, { version }));
  expect((await setClose(result, LATER)).body).toMatchObject({ error: { code: 'ASSESSMENT_CLOSED' } });
  expect((await resultOf(people.asha)).allowedTransitions).toEqual([]);
});

test('right answers wait for whoever has a later time of their own; the trail and the calendar know it', async () => {
  await open({ reveal: 'keys', revealAt: 'closed' });
  const paper = done(await begin(people.ravi));
  done(await people.ravi.post(`/api/hr/own-attempts/${paper.id}/submit`, { answers: [] }));
  const far = done(await setClose(await resultOf(people.asha), '2026-11-28T09:00:00.000Z'));
  const { items } = done(
    await people.asha.get<{ items: CalendarItem[] }>('/api/calendar/items?from=2026-11-28&to=2026-12-01'),
  );
  expect(items.map(({ title }) => title)).toContain('Signs');
  done(await setClose(far, LATER));
  clock.set('2026-11-26T08:59:59.000Z');
  expect((await paperOf(people.ravi, paper.id)).result).toBeNull();
  clock.set('2026-11-26T09:00:01.000Z');
  expect(Object.keys((await paperOf(people.ravi, paper.id)).result?.questions ?? {})).toHaveLength(1);
  const trail = done(
    await acme.admin.get<{ items: AuditEntry[] }>('/api/audit?action=assessmentInvitation.setClose'),
  );
  expect(JSON.stringify(trail.items)).toContain('2026-11-28T09:00:00.000Z');
});

test('an applicant gets a mail with the time, and the link reaches as far', async () => {
  const { hr } = people;
  const assessment = await open({ audience: 'applicants', closesAt: '2026-12-10T07:00:00.000Z' });
  const { id } = await openOpening(hr, { decider: acme.admin });
  const application: Application = await applicant(hr, id, { email: EMAIL });
  done(await hr.post(`/api/hr/applications/${application.id}/assessments`, { assessmentId: assessment.id }));
  const textOf = async () => (await portal.mailsTo(EMAIL)).at(-1)?.text ?? '';
  const invited = await textOf();
  expect(invited).toContain('It closes on 10 December at 12:30 (Asia/Kolkata).');
  const link = /#link=([\w.-]+)/.exec(invited)![1]!;
  const [result] = done(await hr.get<{ items: AssessmentInvitation[] }>(INVITATIONS)).items;
  clock.set('2026-12-02T06:00:00.000Z');
  people.hr = await acme.signIn(hr.user.email);
  done(await setClose(result!, '2026-12-08T07:00:00.000Z'));
  expect(await textOf()).toContain('It closes on 8 December at 12:30 (Asia/Kolkata).');
  expect(await textOf()).toContain('Start by 8 December, with the link that you have.');
  const test = done(await portal.browser().post<LinkedTest>('/api/assessment-links/read', { link }));
  expect(test).toMatchObject({
    linkUntil: '2026-12-08T07:00:00.000Z',
    own: { closesAt: '2026-12-08T07:00:00.000Z', closesApart: true },
  });
  // Links work for a week from now on.
  const [later] = done(await people.hr.get<{ items: AssessmentInvitation[] }>(INVITATIONS)).items;
  done(await setClose(later!, '2026-12-20T07:00:00.000Z'));
  expect(await textOf()).toContain('It closes on 20 December at 12:30 (Asia/Kolkata).');
  expect(await textOf()).toContain('Start by 9 December,');
});
