import {
  HANDED_FILE_USE,
  type AnswerToMark,
  type Assessment,
  type AssessmentInvitation,
  type AssessmentQuestion,
  type AttemptPaper,
  type OwnAssessment,
} from '@atrium/contracts';
import {
  expectDone as done,
  TestClock,
  TestPortal,
  uploadFile,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import { assessmentFields, fileQuestionFields } from '../testing/full-assessment.factory.js';
import { pdfOf } from '../testing/resume.factory.js';

const START = '2026-11-26T06:00:00.000Z';
const clock = new TestClock(START);
let portal: TestPortal;
let acme: TestCompany;
let people: Record<'hr' | 'other' | 'asha' | 'ravi', TestPerson>;
let question: AssessmentQuestion;
let assessment: Assessment;

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
beforeEach(async () => {
  clock.set(START);
  acme = await portal.company();
  people = {
    hr: await acme.person('hr'),
    other: await acme.person('hr'),
    asha: await acme.person('employee'),
    ravi: await acme.person('employee'),
  };
  await open();
});
afterAll(() => portal.close());

const after = (seconds: number) => clock.set(new Date(Date.parse(START) + seconds * 1_000).toISOString());
const employeeOf = async ({ user }: TestPerson): Promise<string> =>
  (await people.hr.get(`/api/hr/employees?search=${encodeURIComponent(user.email)}`)).body.items[0].id;

/** With one question that asks for files, and Asha, Ravi and HR invited. */
async function open(): Promise<void> {
  const { hr, asha, ravi } = people;
  question = done(
    await hr.post<AssessmentQuestion>(
      '/api/hr/assessment-questions',
      fileQuestionFields('Your plan?', 'Plans'),
    ),
  );
  const made = done(
    await hr.post<Assessment>('/api/hr/assessments', {
      ...assessmentFields('Plans', [question.id]),
      reveal: 'marks',
    }),
  );
  const path = `/api/hr/assessments/${made.id}`;
  const employeeIds = await Promise.all([asha, ravi, hr].map(employeeOf));
  done(await hr.post(`${path}/invite`, { employeeIds }));
  assessment = done(await hr.post<Assessment>(`${path}/publish`, { version: made.version }));
}

async function start(person: TestPerson): Promise<AttemptPaper> {
  const [own] = done(await person.get<{ items: OwnAssessment[] }>('/api/hr/own-assessments')).items;
  return done(await person.post<AttemptPaper>(`/api/hr/own-assessments/${own!.id}/start`, {}));
}
const paperOf = async (person: TestPerson, { id }: AttemptPaper) =>
  done(await person.get<AttemptPaper>(`/api/hr/own-attempts/${id}`));
const upload = (person: TestPerson, bytes: Buffer, name = 'asha-rao.txt') =>
  uploadFile(person, bytes, { use: HANDED_FILE_USE, name });
const text = (words: string) => Buffer.from(words);
const handIn = (person: TestPerson, { id }: AttemptPaper, given: object) =>
  person.post<AttemptPaper>(`/api/hr/own-attempts/${id}/files`, { question: question.id, ...given });
const filesIn = ({ files }: AttemptPaper) => files[question.id]!;
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;
const submit = async (person: TestPerson, { id }: AttemptPaper, answers: object[] = []) =>
  done(await person.post<AttemptPaper>(`/api/hr/own-attempts/${id}/submit`, { answers }));
const bytesAt = async (person: TestPerson, fileId: string) =>
  (await person.get(`/api/files/${fileId}/content/download`)).status;

test('who takes it hands files in, sees them elsewhere, replaces and removes them until time is up', async () => {
  const { asha, ravi } = people;
  const paper = await start(asha);
  expect(paper.questions[0]!.handIn).toEqual({ accepts: ['pdf', 'text'], most: 2, maxMb: 1 });
  expect(JSON.stringify(paper)).not.toContain('Says how');
  const fileId = await upload(asha, text('First plan'));
  const [first, again] = await Promise.all([
    handIn(asha, paper, { fileId }),
    handIn(asha, paper, { fileId }),
  ]);
  expect([first.status, again.status]).toEqual([200, 200]);
  const [held] = filesIn(await paperOf(asha, paper));
  expect(filesIn(await paperOf(asha, paper))).toMatchObject([{ fileId, name: 'asha-rao.txt', size: 10 }]);
  const better = await upload(asha, pdfOf('Better plan'), 'plan.pdf');
  const replaced = done(await handIn(asha, paper, { fileId: better, replaces: held!.id }));
  expect(filesIn(replaced).map(({ name }) => name)).toEqual(['plan.pdf']);
  expect([await bytesAt(asha, fileId), await bytesAt(asha, better), await bytesAt(ravi, better)]).toEqual([
    404, 200, 404,
  ]);
  // A page that knows nothing of it saves what it has.
  const stale = { question: question.id, value: 'Nothing', flagged: true, seq: 1 };
  done(await asha.put(`/api/hr/own-attempts/${paper.id}/answers`, { answers: [stale] }));
  const kept = await paperOf(asha, paper);
  expect(kept.answers[question.id]).toEqual({ value: [filesIn(kept)[0]!.id], flagged: true, seq: 1 });
  const path = `/api/hr/own-attempts/${paper.id}/files/${filesIn(kept)[0]!.id}`;
  expect((await ravi.delete(path)).status).toBe(404);
  expect(filesIn(done(await asha.delete<AttemptPaper>(path)))).toEqual([]);
  expect(filesIn(done(await asha.delete<AttemptPaper>(path)))).toEqual([]);
  expect((await paperOf(asha, paper)).answers[question.id]?.value).toBeNull();
  const late = await upload(asha, text('Late'));
  after(1_831);
  expect(codeOf(await handIn(asha, paper, { fileId: late }))).toBe('ASSESSMENT_OVER');
});

test('only what is asked for is taken: kinds, size, how many, and of the taker alone', async () => {
  const { asha, ravi } = people;
  const paper = await start(asha);
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const refusal = async (fileId: string) => codeOf(await handIn(asha, paper, { fileId }));
  expect(await refusal(await upload(asha, png, 'photo.png'))).toBe('ASSESSMENT_FILE_KIND');
  expect(await refusal(await upload(asha, Buffer.alloc(1_000_001, 'x')))).toBe('ASSESSMENT_FILE_SIZE');
  expect(await refusal(await upload(ravi, text('Of Ravi')))).toBe('VALIDATION_FAILED');
  for (const words of ['One', 'Two'])
    done(await handIn(asha, paper, { fileId: await upload(asha, text(words)) }));
  const third = await upload(asha, text('Three'));
  expect(await refusal(third)).toBe('ASSESSMENT_FILES_ENOUGH');
  const fewer = filesIn(await paperOf(asha, paper))[0]!.id;
  done(await handIn(asha, paper, { fileId: third, replaces: fewer }));
  expect((await handIn(asha, paper, { fileId: third, question: assessment.id })).status).toBe(404);
});

test('what is handed in is marked by its rubric, without names, and never by who handed it in', async () => {
  const { asha, hr, other } = people;
  const papers: AttemptPaper[] = [];
  for (const person of [asha, hr]) {
    const paper = await start(person);
    done(await handIn(person, paper, { fileId: await upload(person, text('My plan')) }));
    papers.push(await submit(person, paper));
  }
  const queueOf = async (person: TestPerson) =>
    done(await person.get<{ items: AnswerToMark[] }>('/api/hr/assessment-answers')).items;
  const [mine] = await queueOf(hr);
  expect(await queueOf(hr)).toHaveLength(1);
  expect(mine).toMatchObject({
    answer: '',
    question: 'Your plan?',
    files: [{ type: 'text/plain', size: 7 }],
  });
  expect(JSON.stringify(mine)).not.toContain('asha-rao');
  const pathOf = ({ id, files }: AnswerToMark) => `/api/hr/assessment-answers/${id}/files/${files[0]!.id}`;
  const read = await hr.get(pathOf(mine!));
  expect([read.status, read.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining('answer-1.txt'),
  ]);
  const own = (await queueOf(other)).find(({ id }) => id !== mine!.id)!;
  expect((await hr.get(pathOf(own))).status).toBe(404);
  expect([
    (await asha.get(pathOf(mine!))).status,
    (await hr.get(`/api/files/${filesIn(papers[0]!)[0]!.fileId}`)).status,
  ]).toEqual([403, 404]);
  const points = { [mine!.rubric[0]!.id]: 1.5 };
  done(await hr.post(`/api/hr/assessment-answers/${mine!.id}/mark`, { points, note: 'Short' }));
  const [result] = done(
    await hr.get<{ items: AssessmentInvitation[] }>(
      `/api/hr/assessment-invitations?employee=${await employeeOf(asha)}`,
    ),
  ).items;
  expect(result).toMatchObject({ state: 'scored', percent: 75 });
  const shown = await paperOf(asha, papers[0]!);
  expect([shown.result?.questions?.[question.id], filesIn(shown)]).toMatchObject([
    { state: 'scored', score: 1.5, note: 'Short' },
    [{ name: 'asha-rao.txt' }],
  ]);
});

test('an attempt without a file is not answered and waits for nobody', async () => {
  const { ravi } = people;
  const paper = await start(ravi);
  const over = await submit(ravi, paper, [
    { question: question.id, value: ['made up'], flagged: false, seq: 1 },
  ]);
  expect(over).toMatchObject({ state: 'scored', result: { total: 0 } });
});
