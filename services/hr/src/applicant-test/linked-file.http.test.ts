import {
  HANDED_FILE_USE,
  LINK_HEADER,
  type Assessment,
  type AssessmentQuestion,
  type AttemptPaper,
  type Application,
} from '@atrium/contracts';
import {
  expectDone as done,
  TestClock,
  TestPortal,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import { assessmentFields, fileQuestionFields } from '../testing/full-assessment.factory.js';
import { applicant, openOpening } from '../testing/hiring-draft.factory.js';

const START = '2026-11-26T06:00:00.000Z';
const LINKED = '/api/assessment-links';
const EMAIL = 'neha@mail.example';

const clock = new TestClock(START);
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let application: Application;
let link: string;
let paper: AttemptPaper;

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
beforeEach(async () => {
  clock.set(START);
  acme = await portal.company();
  hr = await acme.person('hr');
  const opening = await openOpening(hr, { decider: acme.admin });
  application = await applicant(hr, opening.id, { email: EMAIL });
  const fields = fileQuestionFields('Your plan?', 'Plans', { most: 1 });
  const question = done(await hr.post<AssessmentQuestion>('/api/hr/assessment-questions', fields));
  const made = done(
    await hr.post<Assessment>('/api/hr/assessments', {
      ...assessmentFields('Plans', [question.id]),
      audience: 'applicants',
    }),
  );
  done(await hr.post(`/api/hr/assessments/${made.id}/publish`, { version: made.version }));
  done(await hr.post(`/api/hr/applications/${application.id}/assessments`, { assessmentId: made.id }));
  const mail = (await portal.mailsTo(EMAIL)).at(-1)?.text ?? '';
  link = /#link=([\w.-]+)/.exec(mail)![1]!;
  paper = done(await portal.browser().post<AttemptPaper>(`${LINKED}/start`, { link }));
});
afterAll(() => portal.close());

const questionId = () => paper.questions[0]!.id;

/** From another browser each time, with nothing but the link. */
function send(words: Buffer | string, { by = link, replaces }: { by?: string; replaces?: string } = {}) {
  const query = new URLSearchParams({
    id: paper.id,
    question: questionId(),
    name: 'neha.txt',
    ...(replaces !== undefined && { replaces }),
  });
  return portal.browser().send<AttemptPaper & { error?: { code: string } }>({
    method: 'POST',
    path: `${LINKED}/files?${query.toString()}`,
    body: Buffer.from(words),
    headers: { 'content-type': 'application/octet-stream', [LINK_HEADER]: by },
  });
}
const read = async () =>
  done(await portal.browser().post<AttemptPaper>(`${LINKED}/paper`, { link, id: paper.id })).files[
    questionId()
  ]!;
const codeOf = ({ body }: { body: { error?: { code: string } } }) => body.error?.code;

test('an applicant hands a file in by the link alone, replaces and removes it, until the deadline', async () => {
  done(await send('My plan'));
  const [held] = await read();
  expect(held).toMatchObject({ name: 'neha.txt', size: 7 });
  expect((await portal.browser().get(`/api/files/${held!.fileId}/content/download`)).status).toBe(401);
  expect(codeOf(await send('Another'))).toBe('ASSESSMENT_FILES_ENOUGH');
  done(await send('A better plan', { replaces: held!.id }));
  const [better, ...others] = await read();
  expect([better?.size, others]).toEqual([13, []]);
  const body = { link, id: paper.id, fileId: better!.id };
  done(await portal.browser().post(`${LINKED}/files/remove`, body));
  expect(await read()).toEqual([]);
  clock.set('2026-11-26T06:30:31.000Z');
  expect(codeOf(await send('Too late'))).toBe('ASSESSMENT_OVER');
});

test('neither a wrong link nor a wrong file gets in', async () => {
  expect(codeOf(await send('My plan', { by: `${link}x` }))).toBe('ASSESSMENT_LINK_WRONG');
  expect(codeOf(await send('<svg onload="alert(1)"/>'))).toBe('FILE_NOT_ACCEPTED');
  expect(codeOf(await send(Buffer.alloc(1_000_001, 'x')))).toBe('ASSESSMENT_FILE_SIZE');
  const asJson = await portal
    .browser()
    .post(`${LINKED}/files?id=${paper.id}&question=${questionId()}&name=a`, { link });
  expect(asJson.status).toBe(415);
  expect(await read()).toEqual([]);
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('what is refused once it is there takes no room', async () => {
  expect(codeOf(await send(PNG))).toBe('ASSESSMENT_FILE_KIND');
  expect(codeOf(await send('<svg onload="alert(1)"/>'))).toBe('FILE_NOT_ACCEPTED');
  await portal.settle();
  const left = await portal.database.query('select state from file where company_id = $1 and purpose = $2', [
    acme.id,
    HANDED_FILE_USE,
  ]);
  expect(left).toEqual([]);
});

test('whoever is erased while they hand a file in is erased with it', async () => {
  const query = (sql: string, values: unknown[] = []) => portal.database.query<{ is: boolean }>(sql, values);
  // What ends the attempt in time would hold the invitation as well.
  await portal.settle();
  await query('begin');
  let erasing;
  try {
    await query('select id from assessment_attempt where id = $1 for update', [paper.id]);
    erasing = hr.post(`/api/hr/candidates/${application.candidate.id}/erase`, {});
    const waits = `select exists (select from pg_locks where relation = 'assessment_invitation'::regclass
      and mode = 'RowShareLock' and cardinality(pg_blocking_pids(pid)) > 0) as is`;
    while (!(await query(waits))[0]?.is);
    await query(
      `insert into assessment_file (company_id, attempt_id, question_id, file_id, name, type, size)
       values ($1, $2, $3, uuidv7(), 'neha.txt', 'text/plain', 7)`,
      [acme.id, paper.id, questionId()],
    );
  } finally {
    await query('commit');
  }
  done(await erasing);
  expect(await query('select id from assessment_file where company_id = $1', [acme.id])).toEqual([]);
});

test('whoever is erased leaves no file', async () => {
  done(await send('My plan'));
  const { fileId } = (await read())[0]!;
  done(await hr.post(`/api/hr/candidates/${application.candidate.id}/erase`, {}));
  await portal.settle();
  const left = await portal.database.query<{ count: string }>(
    `select (select count(*) from assessment_file where file_id = '${fileId}')
       + (select count(*) from file where id = '${fileId}') as count`,
  );
  expect(left).toEqual([{ count: '0' }]);
});
