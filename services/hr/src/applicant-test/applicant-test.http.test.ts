import type {
  AnswersSaved,
  ApplicantTest,
  Application,
  Assessment,
  AssessmentInvitation,
  AssessmentQuestion,
  AttemptPaper,
  LinkedTest,
} from '@atrium/contracts';
import { Contributions, LinkHolders } from '@atrium/platform';
import {
  expectDone as done,
  TestClock,
  TestPortal,
  type Answer,
  type HttpClient,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import { AssessmentJob } from '../assessment/assessment.job.js';
import {
  assessmentFields,
  longQuestionFields,
  singleQuestionFields,
} from '../testing/full-assessment.factory.js';
import { applicant, openOpening } from '../testing/hiring-draft.factory.js';
import { LinkedTestController } from './applicant-test.controller.js';

const START = '2026-11-26T06:00:00.000Z';
const DAY_S = 86_400;
const LINKED = '/api/assessment-links';
const EMAIL = 'neha@mail.example';

const clock = new TestClock(START);
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let application: Application;

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
beforeEach(async () => {
  clock.set(START);
  acme = await portal.company();
  hr = await acme.person('hr');
  const { id } = await openOpening(hr, { decider: acme.admin });
  application = await applicant(hr, id, { email: EMAIL });
});
afterAll(() => portal.close());

const after = (seconds: number) => clock.set(new Date(Date.parse(START) + seconds * 1_000).toISOString());

/** Open, for applicants, with one question whose answer is Green and one that a person marks. */
async function open(more: object = {}): Promise<Assessment> {
  const ids: string[] = [];
  for (const fields of [
    singleQuestionFields('Which one means go?', 'Signs'),
    longQuestionFields('Why?', 'Signs'),
  ])
    ids.push(done(await hr.post<AssessmentQuestion>('/api/hr/assessment-questions', fields)).id);
  const questionIds = 'questionIds' in more ? ids.slice(0, 1) : ids;
  const fields = { ...assessmentFields('Signs', questionIds), audience: 'applicants', ...more, questionIds };
  const { id, version } = done(await hr.post<Assessment>('/api/hr/assessments', fields));
  return done(await hr.post<Assessment>(`/api/hr/assessments/${id}/publish`, { version }));
}
const ONE = { questionIds: 'one' };

const testsPath = () => `/api/hr/applications/${application.id}/assessments`;
const invite = ({ id: assessmentId }: { id: string }) =>
  hr.post<{ items: ApplicantTest[] }>(testsPath(), { assessmentId });
const testOf = async (): Promise<ApplicantTest> =>
  done(await hr.get<{ items: ApplicantTest[] }>(testsPath())).items[0]!;

/** As the newest mail has it. */
async function linkOf(): Promise<string> {
  const mails = await portal.mailsTo(EMAIL);
  const [, link = ''] = /\/careers\/test#link=([\w.-]+)/.exec(mails.at(-1)?.text ?? '') ?? [];
  return link;
}
async function invited(more: object = {}): Promise<{ link: string; assessment: Assessment }> {
  const assessment = await open(more);
  done(await invite(assessment));
  return { link: await linkOf(), assessment };
}

const ask = <Body>(step: string, body: object, who: HttpClient = portal.browser()): Promise<Answer<Body>> =>
  who.post<Body>(`${LINKED}/${step}`, body);
const start = async (link: string) => done(await ask<AttemptPaper>('start', { link }));
const partOf = ({ questions }: AttemptPaper, text: string): string =>
  questions.flatMap(({ parts }) => parts).find((part) => part.text === text)!.id;
const answered = (question: string, value: string, seq = 1) => ({ question, value, seq, flagged: false });

test('an applicant takes an assessment by the link of the mail, and those who hire see what came of it', async () => {
  const { link } = await invited();
  const before = done(await ask<LinkedTest>('read', { link }));
  expect(before).toMatchObject({
    company: 'Acme',
    opening: 'Designer',
    linkUntil: '2026-12-03T06:00:00.000Z',
    own: { assessment: { name: 'Signs' }, canStart: true, used: 0, questionCount: 2 },
  });
  const paper = await start(link);
  const [colour, why] = paper.questions;
  const saved = done(
    await ask<AnswersSaved>('answers', {
      link,
      id: paper.id,
      answers: [answered(colour!.id, partOf(paper, 'Green'))],
    }),
  );
  expect(saved).toMatchObject({ seqs: { [colour!.id]: 1 }, leftMs: 1_800_000 });
  // On another device.
  const again = await start(link);
  expect([again.id, again.answers[colour!.id]?.value]).toEqual([paper.id, partOf(paper, 'Green')]);
  const body = { link, id: paper.id, answers: [answered(why!.id, 'As at a crossing')] };
  const over = await Promise.all([ask<AttemptPaper>('submit', body), ask<AttemptPaper>('submit', body)]);
  expect(over.map(({ status, body: { submittedBy } }) => [status, submittedBy])).toEqual([
    [200, 'person'],
    [200, 'person'],
  ]);
  expect(await testOf()).toMatchObject({ state: 'marking', passed: null, used: 1, canResend: false });
  const [result] = done(
    await hr.get<{ items: AssessmentInvitation[] }>('/api/hr/assessment-invitations'),
  ).items;
  expect(result).toMatchObject({ name: 'Neha Kulkarni', employee: null, applicationId: application.id });
  const [owed] = done(
    await hr.get<{ items: { id: string; rubric: { id: string }[] }[] }>('/api/hr/assessment-answers'),
  ).items;
  done(
    await hr.post(`/api/hr/assessment-answers/${owed!.id}/mark`, {
      points: { [owed!.rubric[0]!.id]: 2 },
      note: '',
    }),
  );
  expect(await testOf()).toMatchObject({ state: 'scored', percent: 100, passed: true });
  expect(done(await ask<LinkedTest>('read', { link })).own).toMatchObject({ canStart: false, percent: 100 });
});

test('results are found by the names of employees and of applicants', async () => {
  const { assessment } = await invited({ ...ONE, audience: 'everyone' });
  const [employee] = done(
    await hr.get<{ items: { id: string; userId: string | null; firstName: string }[] }>('/api/hr/employees'),
  ).items.filter(({ userId }) => userId === hr.user.id);
  done(await hr.post(`/api/hr/assessments/${assessment.id}/invite`, { employeeIds: [employee!.id] }));
  const found = async (search: string) =>
    done(
      await hr.get<{ items: AssessmentInvitation[] }>(`/api/hr/assessment-invitations?search=${search}`),
    ).items.map(({ applicationId, employee: taker }) => applicationId ?? taker?.id);
  expect(await found('kulkarni')).toEqual([application.id]);
  expect(await found(employee!.firstName)).toEqual([employee!.id]);
  expect(await found('neha%20nobody')).toEqual([]);
});

test('what is right reaches nobody by a link before the assessment allows it', async () => {
  const { link } = await invited({ ...ONE, reveal: 'keys', revealAt: 'closed' });
  const paper = await start(link);
  const said = [
    paper,
    done(await ask('submit', { link, id: paper.id, answers: [] })),
    done(await ask('read', { link })),
  ];
  for (const secret of ['Green stands for go', '"right"', '"percent":0', '"credit"'])
    expect(JSON.stringify(said)).not.toContain(secret);
  expect(JSON.stringify(done(await hr.get(testsPath())))).not.toContain('Green');
});

test('wrong, replaced, expired and used links answer in words, and what was begun goes on', async () => {
  const { link, assessment } = await invited(ONE);
  const saying = async (step: string, given: string) => {
    const { status, body } = await ask<{ error: { message: string } }>(step, { link: given });
    return [status, body.error.message];
  };
  const wrong = [404, 'This link does not work. Copy the whole link from your email.'];
  expect(await saying('read', 'nothing')).toEqual(wrong);
  expect(await saying('start', `${link.slice(0, -4)}AAAA`)).toEqual(wrong);
  done(await invite(assessment));
  expect(await saying('read', link)).toEqual(wrong);
  const second = await linkOf();
  after(7 * DAY_S + 1);
  const expired = [410, 'This link has expired. Ask the company for a new one.'];
  expect([await saying('read', second), await saying('start', second)]).toEqual([expired, expired]);
  // Sessions do not last as long.
  hr = await acme.person('hr');
  done(await invite(assessment));
  const third = await linkOf();
  after(14 * DAY_S);
  const paper = await start(third);
  after(14 * DAY_S + 60);
  expect((await start(third)).id).toBe(paper.id);
  done(await ask('submit', { link: third, id: paper.id, answers: [] }));
  expect(await saying('start', third)).toEqual([410, expired[1]]);
  expect(done(await ask<LinkedTest>('read', { link: third })).own).toMatchObject({
    canStart: false,
    lastAttemptId: paper.id,
  });
});

test('a link that leads to an applicant is known to be theirs, so that those of one hall do not share a lane', async () => {
  const { link } = await invited(ONE);
  const holders = portal.app.get(Contributions).find(LinkHolders, LinkedTestController.name)!;
  expect([holders.linkOf({ link, id: 'any' }), holders.linkOf({}), holders.linkOf('no form')]).toEqual([
    link,
    null,
    null,
  ]);
  expect([await holders.holds(link), await holders.holds(`${link.slice(0, -4)}AAAA`)]).toEqual([true, false]);
});

test('a link leads to its own attempt alone, and the clock ends what is not submitted', async () => {
  const { link } = await invited(ONE);
  const { id } = await start(link);
  const { id: other } = await applicant(hr, application.opening!.id, {
    email: 'other@mail.example',
    name: 'Other',
  });
  const [{ id: assessmentId }] = done(await hr.get<{ items: [Assessment] }>('/api/hr/assessments')).items;
  done(await hr.post(`/api/hr/applications/${other}/assessments`, { assessmentId }));
  const [mail] = await portal.mailsTo('other@mail.example');
  const [, theirs = ''] = /#link=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  for (const step of ['paper', 'answers', 'submit']) {
    const given = { link: theirs, id, ...(step !== 'paper' && { answers: [] }) };
    expect((await ask(step, given)).status).toBe(404);
  }
  expect((await hr.get(`/api/hr/own-attempts/${id}`)).status).toBe(404);
  after(1_831);
  expect(done(await ask<AttemptPaper>('paper', { link, id }))).toMatchObject({
    state: 'scored',
    submittedBy: 'clock',
    submittedAt: '2026-11-26T06:30:00.000Z',
  });
});

test('a question that is changed while people answer it is shown and marked as they were asked', async () => {
  const { link, assessment } = await invited(ONE);
  const paper = await start(link);
  const path = `/api/hr/assessment-questions/${assessment.questionIds[0] ?? ''}`;
  const { content, version } = done(await hr.get<AssessmentQuestion>(path));
  const options = content.kind === 'single' ? content.options : [];
  const right = options.find((option) => option.text === 'Yellow')!.id;
  done(await hr.patch(path, { version, content: { ...content, right }, text: 'Which one means wait?' }));
  const again = done(await ask<AttemptPaper>('paper', { link, id: paper.id }));
  expect(again.questions).toEqual(paper.questions);
  const answers = [answered(paper.questions[0]!.id, partOf(paper, 'Green'))];
  done(await ask('submit', { link, id: paper.id, answers }));
  expect(await testOf()).toMatchObject({ percent: 100, passed: true });
  // Who starts later is asked the question as it is by then.
  application = await applicant(hr, application.opening!.id, { email: 'late@mail.example', name: 'Late' });
  done(await invite(assessment));
  const [mail] = await portal.mailsTo('late@mail.example');
  const [, late = ''] = /#link=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  expect((await start(late)).questions[0]!.text).toBe('Which one means wait?');
});

test('an assessment for staff, a draft and an application that has ended take no applicant', async () => {
  const refusal = async (answer: Promise<Answer<unknown>>) =>
    ((await answer).body as { error: { code: string } }).error.code;
  const { link, assessment } = await invited(ONE);
  const only = { ...assessmentFields('For us', assessment.questionIds), audience: 'staff' };
  const staff = done(await hr.post<Assessment>('/api/hr/assessments', only));
  expect(await refusal(invite(staff))).toBe('ASSESSMENT_NOT_OPEN');
  done(await hr.post(`/api/hr/assessments/${staff.id}/publish`, { version: staff.version }));
  expect(await refusal(invite(staff))).toBe('ASSESSMENT_FOR_STAFF');
  const employee = done(await hr.get<{ items: { id: string }[] }>('/api/hr/employees')).items[0]!;
  const asked = hr.post(`/api/hr/assessments/${assessment.id}/invite`, { employeeIds: [employee.id] });
  expect(await refusal(asked)).toBe('ASSESSMENT_FOR_APPLICANTS');
  const { version } = done(await hr.get<Application>(`/api/hr/applications/${application.id}`));
  done(await hr.post(`/api/hr/applications/${application.id}/reject`, { version, reason: 'skills' }));
  expect(await refusal(ask('start', { link }))).toBe('ASSESSMENT_APPLICATION_ENDED');
  expect(await refusal(invite(assessment))).toBe('ASSESSMENT_APPLICATION_ENDED');
});

test('whoever is erased leaves no attempt and no link, and its clock finds nothing to end', async () => {
  const { link } = await invited(ONE);
  const { id: attemptId, questions } = await start(link);
  done(await ask('answers', { link, id: attemptId, answers: [answered(questions[0]!.id, 'o1')] }));
  done(await hr.post(`/api/hr/candidates/${application.candidate.id}/erase`, {}));
  expect((await ask('read', { link })).status).toBe(404);
  const [left] = await portal.database.query<{ attempts: string; answers: string }>(
    `select (select count(*) from assessment_attempt where id = '${attemptId}') as attempts,
       (select count(*) from assessment_answer where attempt_id = '${attemptId}') as answers`,
  );
  expect(left).toEqual({ attempts: '0', answers: '0' });
  after(1_831);
  await portal.app.get(AssessmentJob).end({ attemptId }, { companyId: acme.id });
  expect(await testOf()).toMatchObject({ state: 'invited', linkUntil: null });
});

test('the page of the link is the shell’s, and the pages of openings stay those of the gateway', async () => {
  const { text } = await portal.browser().get(`/${acme.code}/careers/anything`);
  expect(text).toContain('This page is not there');
  const page = await portal.browser().get(`/${acme.code}/careers/test`);
  expect(page.text).not.toContain('This page is not there');
});
