import type { AssessmentQuestion, QuestionFile, QuestionImport } from '@atrium/contracts';
import { expectDone as done, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { buffer } from 'node:stream/consumers';

const FILES = '/api/hr/question-files';
const SAMPLE = 'Sample bank';
const NO_QUESTIONS = { added: 0, known: 0, refused: 0 };

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
});
beforeEach(async () => {
  acme = await portal.company();
  hr = await acme.person('hr');
});
afterAll(() => portal.close());

interface Given {
  format: QuestionFile;
  bank: string;
  body: string | Buffer;
}
const post = (path: string, { format, bank, body }: Given, person = hr) =>
  person.send({
    method: 'POST',
    path: `${path}?format=${format}&bank=${encodeURIComponent(bank)}`,
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });
const preview = async (given: Given): Promise<QuestionImport> => done(await post(`${FILES}/preview`, given));
const take = (bank: string, format: QuestionFile) =>
  hr.open({ method: 'POST', path: `${FILES}/export`, body: { bank, format } }).then(buffer);
const inBank = async (bank: string): Promise<AssessmentQuestion[]> =>
  done(
    await hr.get<{ items: AssessmentQuestion[] }>(
      `/api/hr/assessment-questions?limit=100&sort=createdAt&bank=${encodeURIComponent(bank)}`,
    ),
  ).items;
const whysOf = ({ items }: QuestionImport) =>
  items.filter(({ becomes }) => becomes === 'refused').map(({ line, why }) => [line, why]);

test.each(['gift', 'csv'] as const)(
  'a bank that is exported as %s comes back as the same bank, once',
  async (format) => {
    done(await hr.post('/api/hr/assessment-questions/sample', {}));
    const body = await take(SAMPLE, format);
    const given = { format, bank: 'Second bank', body };
    expect(await preview(given)).toMatchObject({ ...NO_QUESTIONS, added: 10 });
    expect(await inBank('Second bank')).toEqual([]);
    done(await post(FILES, given));
    const asked = ({ text, points, cost, kind }: AssessmentQuestion) => [text, points, cost, kind];
    expect((await inBank('Second bank')).map(asked)).toEqual((await inBank(SAMPLE)).map(asked));
    expect(await take('Second bank', format)).toEqual(body);
    expect(done(await post(FILES, given))).toMatchObject({ ...NO_QUESTIONS, known: 10 });
    expect(await inBank('Second bank')).toHaveLength(10);
  },
);

test('GIFT as Moodle writes it is read, and what cannot be is refused with its line', async () => {
  const body = [
    '// question: 1  name: Capital',
    '::Capital::[html]<p>What is the capital of <b>India</b>?</p>{',
    '\t=New Delhi#Right',
    '\t~%-50%Mumbai',
    '\t~%-50%Pune',
    '####It is since 1931.',
    '}',
    '',
    'Two plus two is {#4:0.5} today.',
    '',
    'This asks nothing.',
    '',
    'Both? {=Yes =No ~Never}',
    '',
    'Open { =a ~b',
  ].join('\n');
  const shown = await preview({ format: 'gift', bank: 'Signs', body });
  expect(shown).toMatchObject({ added: 2, refused: 3 });
  expect(whysOf(shown)).toEqual([
    [11, 'It asks nothing: there are no answers.'],
    [13, 'Several answers are right, and one is to be chosen.'],
    [15, 'Its answers have no end: a brace is missing.'],
  ]);
  const refused = await post(FILES, { format: 'gift', bank: 'Signs', body });
  expect([refused.status, refused.body.error.code]).toEqual([409, 'ASSESSMENT_FILE_REFUSED']);
  expect(await inBank('Signs')).toEqual([]);
  done(await post(FILES, { format: 'gift', bank: 'Signs', body: body.slice(0, body.indexOf('This asks')) }));
  const [capital, sum] = await inBank('Signs');
  expect(capital).toMatchObject({
    text: 'What is the capital of India?',
    cost: 0.5,
    feedback: 'It is since 1931.',
  });
  expect(sum).toMatchObject({ text: 'Two plus two is _____ today.', kind: 'number' });
});

const quiz = (inside: string, before = '') => `<?xml version="1.0"?>\n${before}<quiz>\n${inside}\n</quiz>`;
const asks = (type: string, more: string) =>
  `<question type="${type}"><name><text>n</text></name><questiontext format="html"><text><![CDATA[<p onclick="x()">Which &amp; why?</p>]]></text></questiontext>${more}</question>`;
const answer = (fraction: number, text: string) =>
  `<answer fraction="${String(fraction)}" format="html"><text>${text}</text></answer>`;

test('an essay of Moodle that takes files alone asks for files; one that needs both is refused in words', async () => {
  const files = (format: string, needed: number) =>
    `<responseformat>${format}</responseformat><attachments>-1</attachments><attachmentsrequired>${String(needed)}</attachmentsrequired><maxbytes>2097152</maxbytes><filetypeslist>.pdf,.png</filetypeslist>`;
  const body = quiz(
    [
      asks('essay', files('noinline', 1)),
      asks('essay', files('editor', 0)),
      asks('essay', files('editor', 1)),
    ].join('\n'),
  );
  const shown = await preview({ format: 'moodle', bank: 'Moodle', body });
  expect(shown.items.map(({ kind }) => kind)).toEqual(['file', 'longText', null]);
  expect(whysOf(shown)).toEqual([[5, 'It asks for a text and for files. Make a question of each.']]);
  const two = quiz([asks('essay', files('noinline', 1))].join('\n'));
  done(await post(FILES, { format: 'moodle', bank: 'Moodle', body: two }));
  const [{ content }] = (await inBank('Moodle')) as [AssessmentQuestion];
  expect(content).toMatchObject({ kind: 'file', accepts: ['pdf', 'image'], most: 5, maxMb: 2 });
});

test('Moodle XML is read as text, without pictures', async () => {
  const picture = asks('essay', '').replace('Which', '<img src="http://elsewhere.example/x.png">');
  const body = quiz(
    [
      asks(
        'multichoice',
        `<defaultgrade>2</defaultgrade><single>true</single>${answer(100, 'A')}${answer(0, '&lt;b&gt;B&lt;/b&gt;')}`,
      ),
      picture,
      asks('cloze', ''),
    ].join('\n'),
  );
  const shown = await preview({ format: 'moodle', bank: 'Moodle', body });
  expect(shown.items[0]).toMatchObject({ line: 3, becomes: 'added', kind: 'single', text: 'Which & why?' });
  expect(whysOf(shown)).toEqual([
    [4, 'It has a picture or a file. Only text can be taken in.'],
    [5, 'There is no such kind of question here.'],
  ]);
});

test.each([
  ['entities', '<!DOCTYPE quiz [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>\n', '&c;'],
  ['another file', '<!DOCTYPE quiz [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n', '&a;'],
])('XML with %s is refused before any of it is read', async (_, before, text) => {
  const body = quiz(asks('essay', '').replace('Which', text), before);
  const shown = await preview({ format: 'moodle', bank: 'Moodle', body });
  expect(shown.items).toEqual([
    {
      line: 2,
      becomes: 'refused',
      kind: null,
      text: '',
      why: 'It names entities or other files, which are never read.',
    },
  ]);
});

test('a file that is too large, has too many questions or none, is refused', async () => {
  const large = await post(`${FILES}/preview`, {
    format: 'gift',
    bank: 'A',
    body: Buffer.alloc(1_048_577, 'a'),
  });
  expect([large.status, large.body.error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  const none = await post(`${FILES}/preview`, { format: 'gift', bank: 'A', body: '\n// nothing\n' });
  expect(none.body.error.fields).toEqual({ file: 'There are no questions in this file.' });
  const many = await preview({ format: 'gift', bank: 'A', body: 'Yes? {T}\n\n'.repeat(1_001) });
  expect(many).toMatchObject({ added: 1_000, refused: 1 });
  expect(whysOf(many)).toEqual([[2_001, 'A file can have at most 1,000 questions. Split it.']]);
});

test('a table says its mistakes by row', async () => {
  const body =
    'Kind,Question,Right,Answer 1,Answer 2\nsingle,Which?,3,A,B\nOne answer,Which?,2,A,B\nriddle,What?,,,\n';
  const shown = await preview({ format: 'csv', bank: 'A', body });
  expect(shown).toMatchObject({ added: 1, refused: 2 });
  expect(whysOf(shown)).toEqual([
    [2, 'What is said to be right is not among the answers.'],
    [4, 'There is no such kind of question here.'],
  ]);
});

test('another company’s bank is none', async () => {
  done(await hr.post('/api/hr/assessment-questions/sample', {}));
  const other = await (await portal.company()).person('hr');
  const asked = await other.post(`${FILES}/export`, { bank: SAMPLE, format: 'gift' });
  expect(asked.status).toBe(404);
});
