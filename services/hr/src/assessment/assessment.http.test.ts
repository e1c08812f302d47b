import type {
  AnswersSaved,
  AnswerToMark,
  Assessment,
  AssessmentAttempt,
  AssessmentInvitation,
  AssessmentQuestion,
  AttemptPaper,
  OwnAssessment,
  QuestionAnswer,
  QuestionFigures,
  RegradePreview,
} from '@atrium/contracts';
import {
  expectDone as done,
  TestClock,
  TestPortal,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import {
  assessmentFields,
  longQuestionFields,
  singleQuestionFields,
} from '../testing/full-assessment.factory.js';
import { AssessmentJob } from './assessment.job.js';

const START = '2026-11-26T06:00:00.000Z';
const QUESTIONS = '/api/hr/assessment-questions';
const ASSESSMENTS = '/api/hr/assessments';
const FEEDBACK = 'Green stands for go';

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

const after = (seconds: number) => clock.set(new Date(Date.parse(START) + seconds * 1_000).toISOString());

const employeeOf = async ({ user }: TestPerson): Promise<string> =>
  (await people.hr.get(`/api/hr/employees?search=${encodeURIComponent(user.email)}`)).body.items[0].id;

const addQuestion = async (fields: object): Promise<AssessmentQuestion> =>
  done(await people.hr.post<AssessmentQuestion>(QUESTIONS, fields));

const colour = () => addQuestion(singleQuestionFields('Which one means go?', 'Signs'));

/** Open, with these questions, and Asha and Ravi invited. */
async function open(questions: readonly { id: string }[], more: object = {}): Promise<Assessment> {
  const { hr, asha, ravi } = people;
  const fields = {
    ...assessmentFields(
      'Signs',
      questions.map(({ id }) => id),
    ),
    ...more,
  };
  const made = done(await hr.post<Assessment>(ASSESSMENTS, fields));
  const employeeIds = [await employeeOf(asha), await employeeOf(ravi)];
  done(await hr.post(`${ASSESSMENTS}/${made.id}/invite`, { employeeIds }));
  return done(await hr.post<Assessment>(`${ASSESSMENTS}/${made.id}/publish`, { version: made.version }));
}

const ownOf = async (person: TestPerson): Promise<OwnAssessment> =>
  done(await person.get<{ items: OwnAssessment[] }>('/api/hr/own-assessments')).items[0]!;
const begin = async (person: TestPerson) =>
  person.post<AttemptPaper>(`/api/hr/own-assessments/${(await ownOf(person)).id}/start`, {});
const start = async (person: TestPerson): Promise<AttemptPaper> => done(await begin(person));
const paperOf = async (person: TestPerson, id: string): Promise<AttemptPaper> =>
  done(await person.get<AttemptPaper>(`/api/hr/own-attempts/${id}`));

const partOf = (paper: AttemptPaper, text: string): string =>
  paper.questions.flatMap(({ parts }) => parts).find((part) => part.text === text)!.id;
const answered = (question: string, value: QuestionAnswer, seq = 1) => ({
  question,
  value,
  seq,
  flagged: false,
});
const save = (person: TestPerson, id: string, ...answers: object[]) =>
  person.put<AnswersSaved>(`/api/hr/own-attempts/${id}/answers`, { answers });
const submit = (person: TestPerson, id: string, ...answers: object[]) =>
  person.post<AttemptPaper>(`/api/hr/own-attempts/${id}/submit`, { answers });

const resultOf = async (person: TestPerson): Promise<AssessmentInvitation> =>
  done(
    await people.hr.get<{ items: AssessmentInvitation[] }>(
      `/api/hr/assessment-invitations?employee=${await employeeOf(person)}`,
    ),
  ).items[0]!;
const attemptOf = async (person: TestPerson): Promise<AssessmentAttempt> =>
  done(
    await people.hr.get<{ items: AssessmentAttempt[] }>(
      `/api/hr/assessment-attempts?invitation=${(await resultOf(person)).id}`,
    ),
  ).items[0]!;

test('a question says which answer is right, and its options do not by their names', async () => {
  const fields = singleQuestionFields('Which one means go?', 'Signs');
  const wrong = await people.hr.post(QUESTIONS, { ...fields, content: { ...fields.content, right: 'o9' } });
  expect(wrong.body.error.fields).toEqual({ content: 'Say which answer is right.' });
  const rubric = { ...longQuestionFields('Why?', 'Signs'), points: 3 };
  expect((await people.hr.post(QUESTIONS, rubric)).body.error.code).toBe('ASSESSMENT_RUBRIC');
  const { content } = await colour();
  const ids = content.kind === 'single' ? content.options.map(({ id }) => id) : [];
  expect(ids.some((id) => ['o0', 'o1', 'o2'].includes(id))).toBe(false);
});

test('who takes it answers, submits once, and passes; the result is seen by HR', async () => {
  const question = await colour();
  await open([question]);
  const paper = await start(people.asha);
  expect(paper.questions[0]!.parts.map(({ text }) => text).at(-1)).toBe('None of these');
  const answer = answered(question.id, partOf(paper, 'Green'));
  const [first, second] = await Promise.all([
    submit(people.asha, paper.id, answer),
    submit(people.asha, paper.id, answer),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.submittedAt).toBe(first.body.submittedAt);
  expect(first.body.result).toMatchObject({ total: 2, max: 2, percent: 100, passed: true, questions: null });
  expect(await resultOf(people.asha)).toMatchObject({ state: 'scored', percent: 100, passed: true, used: 1 });
  expect(await resultOf(people.ravi)).toMatchObject({ state: 'invited', percent: null, used: 0 });
  expect((await begin(people.asha)).body).toMatchObject({ error: { code: 'ASSESSMENT_NO_ATTEMPT_LEFT' } });
});

test('no key and no explanation reaches anybody who takes it before it may be shown', async () => {
  const question = await colour();
  const { id } = await open([question], { reveal: 'keys', revealAt: 'closed' });
  const paper = await start(people.asha);
  const said = [JSON.stringify(paper)];
  said.push(
    JSON.stringify(done(await save(people.asha, paper.id, answered(question.id, partOf(paper, 'Yellow'))))),
  );
  said.push(JSON.stringify(done(await submit(people.asha, paper.id))));
  said.push(JSON.stringify(await ownOf(people.asha)));
  for (const text of said)
    for (const secret of [FEEDBACK, '"right"', '"percent":0', '"credit"', '"rubric"'])
      expect(text).not.toContain(secret);
  for (const path of [
    QUESTIONS,
    `${QUESTIONS}/${question.id}`,
    ASSESSMENTS,
    '/api/hr/assessment-invitations',
  ])
    expect((await people.asha.get(path)).status).toBe(403);
  expect((await people.ravi.get(`/api/hr/own-attempts/${paper.id}`)).status).toBe(404);
  const { version } = done(await people.hr.get<Assessment>(`${ASSESSMENTS}/${id}`));
  done(await people.hr.post(`${ASSESSMENTS}/${id}/close`, { version }));
  const shown = (await paperOf(people.asha, paper.id)).result!.questions![question.id];
  expect(shown).toMatchObject({ state: 'wrong', right: ['Green'], feedback: FEEDBACK });
});

test('answers count until the deadline and its grace, then what was saved counts as of the deadline', async () => {
  const question = await colour();
  await open([question]);
  const paper = await start(people.asha);
  const green = partOf(paper, 'Green');
  expect(paper.leftMs).toBe(1_800_000);
  after(1_829);
  done(await save(people.asha, paper.id, answered(question.id, green)));
  after(1_831);
  const late = await save(people.asha, paper.id, answered(question.id, null, 2));
  expect(late.body).toMatchObject({
    error: { code: 'ASSESSMENT_OVER', message: 'Time is up. What was saved until then counts.' },
  });
  expect(await paperOf(people.asha, paper.id)).toMatchObject({
    state: 'scored',
    submittedBy: 'clock',
    submittedAt: '2026-11-26T06:30:00.000Z',
    result: { percent: 100 },
  });
});

test('an attempt ends by the clock for who does not come back, and not before', async () => {
  const question = await colour();
  await open([question]);
  const { id: attemptId } = await start(people.asha);
  const end = () => portal.app.get(AssessmentJob).end({ attemptId }, { companyId: acme.id });
  after(1_829);
  await end();
  expect(await resultOf(people.asha)).toMatchObject({ state: 'open' });
  after(1_831);
  await end();
  expect(await resultOf(people.asha)).toMatchObject({ state: 'scored', percent: 0, passed: false });
});

test('an attempt goes on elsewhere, and of two pages the higher count wins for each question', async () => {
  const question = await colour();
  await open([question]);
  const paper = await start(people.asha);
  const again = await start(people.asha);
  expect(again.id).toBe(paper.id);
  expect(again.questions).toEqual(paper.questions);
  const [green, yellow] = [partOf(paper, 'Green'), partOf(paper, 'Yellow')];
  const answers = await Promise.all([
    save(people.asha, paper.id, answered(question.id, green, 5)),
    save(people.asha, paper.id, answered(question.id, yellow, 4)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const stale = done(await save(people.asha, paper.id, answered(question.id, yellow, 3)));
  expect(stale).toMatchObject({ stale: [question.id], seqs: { [question.id]: 5 } });
  expect((await paperOf(people.asha, paper.id)).answers[question.id]).toMatchObject({ value: green, seq: 5 });
});

test('time is added to one or all who are at it, but never past the close', async () => {
  const question = await colour();
  const { id, version } = await open([question], { closesAt: '2026-11-26T07:00:00.000Z' });
  const paper = await start(people.asha);
  const attempt = await attemptOf(people.asha);
  const path = `/api/hr/assessment-attempts/${attempt.id}/extend`;
  done(await people.hr.post(path, { version: attempt.version, minutes: 10 }));
  expect(await paperOf(people.asha, paper.id)).toMatchObject({ deadlineAt: '2026-11-26T06:40:00.000Z' });
  done(await people.hr.post(`${ASSESSMENTS}/${id}/extend`, { version, minutes: 60 }));
  expect(await paperOf(people.asha, paper.id)).toMatchObject({ deadlineAt: '2026-11-26T07:00:00.000Z' });
  after(3_600);
  expect((await begin(people.ravi)).body).toMatchObject({ error: { code: 'ASSESSMENT_CLOSED' } });
});

test('a long answer is marked without a name, never by who wrote it, and only then somebody passes', async () => {
  const question = await addQuestion(longQuestionFields('Why?', 'Signs'));
  const { id } = await open([question]);
  done(await people.hr.post(`${ASSESSMENTS}/${id}/invite`, { employeeIds: [await employeeOf(people.hr)] }));
  for (const person of [people.asha, people.hr]) {
    const paper = await start(person);
    done(await submit(person, paper.id, answered(question.id, `By ${person === people.hr ? 'HR' : 'Asha'}`)));
  }
  expect(await resultOf(people.asha)).toMatchObject({ state: 'marking', passed: null });
  const queue = done(await people.hr.get<{ items: AnswerToMark[] }>('/api/hr/assessment-answers')).items;
  expect(queue.map(({ answer }) => answer)).toEqual(['By Asha']);
  expect(Object.keys(queue[0]!).toSorted()).toEqual([
    'answer',
    'assessment',
    'files',
    'id',
    'points',
    'question',
    'rubric',
  ]);
  const path = `/api/hr/assessment-answers/${queue[0]!.id}/mark`;
  const part = queue[0]!.rubric[0]!.id;
  const much = await people.hr.post(path, { points: { [part]: 3 }, note: '' });
  expect(much.body.error.fields).toEqual({ [`points.${part}`]: 'These are more points than there are.' });
  done(await people.hr.post(path, { points: { [part]: 1.5 }, note: 'Short and clear' }));
  expect(await resultOf(people.asha)).toMatchObject({ state: 'scored', percent: 75, passed: true });
  expect((await people.hr.post(path, { points: { [part]: 2 }, note: '' })).status).toBe(409);
});

test('a void attempt does not count and may be taken again', async () => {
  const question = await colour();
  await open([question]);
  const paper = await start(people.asha);
  done(await submit(people.asha, paper.id));
  const { id, version } = await attemptOf(people.asha);
  const path = `/api/hr/assessment-attempts/${id}/void`;
  const short = await people.hr.post(path, { version, reason: 'Copied' });
  expect(short.body.error.fields).toEqual({ reason: 'Say why, in at least 10 characters.' });
  done(await people.hr.post(path, { version, reason: 'The fire alarm went off.' }));
  expect(await resultOf(people.asha)).toMatchObject({ state: 'invited', used: 0, percent: null });
  expect((await start(people.asha)).id === paper.id).toBe(false);
});

test('an answered question keeps its edition; a changed key moves people only by a regrade that was shown', async () => {
  const question = await colour();
  const { id, version } = await open([question]);
  const paper = await start(people.asha);
  done(await submit(people.asha, paper.id, answered(question.id, partOf(paper, 'Yellow'))));
  const { content } = question;
  const options = content.kind === 'single' ? content.options : [];
  const right = options.find(({ text }) => text === 'Yellow')!.id;
  const changed = {
    version: question.version,
    content: { ...content, right },
    text: 'Which one means wait?',
  };
  const edited = done(await people.hr.patch<AssessmentQuestion>(`${QUESTIONS}/${question.id}`, changed));
  expect(edited.edition).toBe(2);
  expect((await paperOf(people.asha, paper.id)).questions[0]!.text).toBe('Which one means go?');
  expect(await resultOf(people.asha)).toMatchObject({ percent: 0, passed: false });
  const asked = `questionId=${question.id}&by=key`;
  const preview = done(await people.hr.get<RegradePreview>(`${ASSESSMENTS}/${id}/regrade-preview?${asked}`));
  expect(preview.moves).toMatchObject([{ before: { passed: false }, after: { percent: 100, passed: true } }]);
  done(await people.hr.post(`${ASSESSMENTS}/${id}/regrade`, { version, questionId: question.id, by: 'key' }));
  expect(await resultOf(people.asha)).toMatchObject({ percent: 100, passed: true });
  const { items } = done(await people.hr.get<QuestionFigures>(`${ASSESSMENTS}/${id}/figures`));
  expect(items).toMatchObject([{ asked: 1, right: 1, percent: 100, correction: 'key' }]);
});

test('questions are drawn from a bank that has enough; the sample bank comes once', async () => {
  const { hr } = people;
  expect(done(await hr.post(`${QUESTIONS}/sample`, {}))).toEqual({ added: 10 });
  expect(done(await hr.post(`${QUESTIONS}/sample`, {}))).toEqual({ added: 0 });
  const draw = (count: number) => ({ from: 'bank', name: 'Sample bank', count });
  const many = done(
    await hr.post<Assessment>(ASSESSMENTS, { ...assessmentFields('Many', []), draws: [draw(11)] }),
  );
  const refused = await hr.post(`${ASSESSMENTS}/${many.id}/publish`, { version: many.version });
  expect(refused.body.error.code).toBe('ASSESSMENT_SHORT_BANK');
  await open([], { draws: [draw(10)], shuffleQuestions: true });
  const paper = await start(people.asha);
  expect(new Set(paper.questions.map(({ kind }) => kind)).size).toBe(9);
  done(await submit(people.asha, paper.id));
  expect(await resultOf(people.asha)).toMatchObject({ state: 'scored', percent: 0 });
});

test('where nobody goes back, a passed question is neither given nor answered again', async () => {
  const questions = [
    await colour(),
    await addQuestion(singleQuestionFields('Which one means stop?', 'Signs')),
  ];
  await open(questions, { forward: true, reveal: 'marks' });
  const paper = await start(people.asha);
  const [first] = paper.questions;
  expect([paper.questions.length, paper.forward]).toEqual([1, { place: 0, count: 2 }]);
  const green = answered(first!.id, partOf(paper, 'Green'));
  const next = (place: number, ...answers: object[]) =>
    people.asha.post<AttemptPaper>(`/api/hr/own-attempts/${paper.id}/next`, { place, answers });
  const [then, again] = [done(await next(0, green)), done(await next(0))];
  expect([then.forward, again.forward]).toEqual([
    { place: 1, count: 2 },
    { place: 1, count: 2 },
  ]);
  expect(JSON.stringify([then, await paperOf(people.asha, paper.id)])).not.toContain(first!.id);
  const late = done(await save(people.asha, paper.id, answered(first!.id, partOf(paper, 'Yellow'), 9)));
  expect([late.stale, late.seqs]).toEqual([[first!.id], {}]);
  const over = done(await submit(people.asha, paper.id, answered(first!.id, partOf(paper, 'Yellow'), 10)));
  expect(over.result).toMatchObject({ total: 2, max: 4 });
  expect(over.answers[first!.id]?.value).toBe(green.value);
});
