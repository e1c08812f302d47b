import { randomUUID } from 'node:crypto';
import {
  dayIn,
  EMPLOYEE_DOCUMENT_USE,
  OWN_DOCUMENT_USE,
  type Employee,
  type EmployeeDocument,
  type LetterTemplate,
} from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import {
  placeOf,
  TestPortal,
  uploadFile,
  type Answer,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import { DocumentReminders } from '../document/document-reminder.job.js';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let asha: TestPerson;
let employee: Employee;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  hr = await acme.person('hr');
  asha = await acme.person('employee');
  const { items } = (await hr.get<{ items: Employee[] }>('/api/hr/employees?limit=100')).body;
  employee = items.find(({ userId }) => userId === asha.user.id)!;
});
afterAll(() => portal.close());

const refused = ({ status, body }: Answer) => [status, body.error?.code];
const path = (more = '') => `/api/hr/employees/${employee.id}${more}`;
const make = (template: LetterTemplate, values: Record<string, string> = {}) =>
  hr.post<EmployeeDocument>(path('/letters'), { templateId: template.id, values });
const pdfOf = (fileId: string | null, by = hr) => by.get(`/api/files/${String(fileId)}/content/full`);

describe('letters', () => {
  const templates = async () =>
    (await hr.get<{ items: LetterTemplate[] }>('/api/hr/letter-templates')).body.items;

  test('the usual letters are added once, and fields stay fields', async () => {
    expect((await hr.post('/api/hr/letter-templates/usual')).body).toEqual({ added: 4 });
    expect((await hr.post('/api/hr/letter-templates/usual')).body).toEqual({ added: 0 });
    const found = await templates();
    expect(found.map(({ purpose }) => purpose)).toEqual(['confirmation', 'experience', 'offer', 'relieving']);
    const signed = `${hr.user.firstName} ${hr.user.lastName}`;
    expect(new Set(found.map(({ signatory }) => signatory))).toEqual(new Set([signed]));
    expect(found[1]?.body).toContain('{name} (employee code {code}) worked at {company}');
  });

  test('a letter asks for what only a person knows, and is numbered without gaps among the documents', async () => {
    const [, experience] = await templates();
    const draft = (await hr.post(path('/letters/preview'), { templateId: experience!.id, values: {} })).body;
    expect(draft).toMatchObject({ asks: ['designation', 'lastDay'], subject: 'Letter of experience' });
    const { status, body } = (await make(experience!, { lastDay: '30 June 2026' })) as Answer;
    expect([status, body.error.fields]).toEqual([400, { 'values.designation': 'Enter a value.' }]);
    const values = { lastDay: '30 June 2026', designation: '#read("x") *Designer*' };
    const made = await Promise.all(Array.from({ length: 12 }, () => make(experience!, values)));
    const numbers = made.map(({ body: { number } }) => number?.replace(/^HR-\d{4}-/, '')).sort();
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(4, '0')));
    const letter = made[0]!.body;
    expect(letter).toMatchObject({ category: 'letter', state: 'verified', type: 'application/pdf' });
    for (const by of [hr, asha]) expect((await pdfOf(letter.fileId, by)).text.slice(0, 5)).toBe('%PDF-');
    expect((await pdfOf(letter.fileId, await acme.person('employee'))).status).toBe(404);
  });

  test('days and a planned title come from the record', async () => {
    const [confirmation] = await templates();
    const place = await placeOf(hr, 'designations', 'Lead designer');
    const { version } = (await hr.get<Employee>(path())).body;
    const order = {
      version,
      reason: 'confirmation',
      note: '',
      effectiveOn: '2090-04-01',
      designationId: place,
    };
    const { body } = await hr.post(path('/jobs'), order);
    const read = async () =>
      (await hr.post(path('/letters/preview'), { templateId: confirmation!.id, values: {} })).body;
    const draft = await read();
    expect(draft.asks).toEqual([]);
    expect(draft.paragraphs.join(' ')).toContain('We confirm you as Lead designer from 1 April 2090.');
    await hr.post(`/api/hr/job-changes/${body.items[0].id}/cancel`, {});
    expect((await read()).asks).toEqual(['designation', 'confirmedOn']);
  });

  test('a name in any script and a sign that no font has stop no letter', async () => {
    const [, experience] = await templates();
    const { version } = (await hr.get<Employee>(path())).body;
    const { status } = await hr.patch(path(), { version, firstName: 'முருகன்' });
    const values = { lastDay: '30 June 2026', designation: 'ಕನ್ನಡ 🙂 \u{13000}' };
    expect([status, (await make(experience!, values)).status]).toEqual([200, 201]);
  });

  test('a Hindi template makes a Hindi letter; an archived one makes none', async () => {
    const fields = {
      name: 'Hindi',
      purpose: 'other',
      language: 'hi',
      subject: 'प्रमाणपत्र',
      body: '{joiningDate}',
    };
    const given = { ...fields, signatory: 'Meera Iyer', signatoryTitle: null };
    const { body: template } = await hr.post<LetterTemplate>('/api/hr/letter-templates', given);
    const { body: letter } = await make(template);
    expect((await pdfOf(letter.fileId)).text).toContain('/Lang (hi)');
    const draft = (await hr.post(path('/letters/preview'), { templateId: template.id, values: {} })).body;
    expect(draft.paragraphs[0]).toMatch(/\p{Script=Devanagari}/u);
    await hr.post(`/api/hr/letter-templates/${template.id}/archive`, { version: template.version });
    expect(refused(await make(template))).toEqual([409, 'LETTER_TEMPLATE_ARCHIVED']);
  });
});

describe('documents that HR asks for', () => {
  const own = async (by = asha): Promise<EmployeeDocument[]> =>
    (await by.get('/api/hr/employment')).body.documents;
  const ask = async (name: string) =>
    (await hr.post<EmployeeDocument>(path('/documents/ask'), { name, category: 'identity' })).body;
  const step = (what: string, { id, version }: EmployeeDocument, more: object = {}) =>
    hr.post<EmployeeDocument>(`/api/hr/employee-documents/${id}/${what}`, { version, ...more });
  const send = async ({ id, version }: EmployeeDocument, by = asha) => {
    const fileId = await uploadFile(by, Buffer.from('My passport.'), {
      use: OWN_DOCUMENT_USE,
      name: 'a.txt',
    });
    return by.post<EmployeeDocument>(`/api/hr/employment/documents/${id}/send`, { version, fileId });
  };

  test('asked, sent, sent back with a reason, sent again, verified; each side is told', async () => {
    const asked = await ask('Passport');
    expect(asked).toMatchObject({
      state: 'asked',
      fileId: null,
      allowedTransitions: expect.arrayContaining(['send']),
    });
    const other = await acme.person('employee');
    expect((await send(asked, other)).status).toBe(404);
    const { body: received } = await send((await own()).find(({ id }) => id === asked.id)!);
    expect(received).toMatchObject({ state: 'received', name: 'a.txt' });
    expect(refused(await send(received))).toEqual([409, 'TRANSITION_REFUSED']);
    const { body: returned } = await step('return', received, { reason: 'The photo is cut off.' });
    expect((await own()).find(({ id }) => id === asked.id)).toMatchObject({
      reason: 'The photo is cut off.',
    });
    const { body: again } = await send(returned);
    expect((await pdfOf(received.fileId)).status).toBe(404);
    const waiting = (await hr.get('/api/hr/employee-documents?state=received&sort=expiresOn')).body.items;
    expect(waiting).toMatchObject([{ id: asked.id, employee: { id: employee.id } }]);
    const many = { step: 'verify', ids: [again.id], values: null, matching: null };
    expect((await hr.post('/api/hr/employee-documents/bulk', many)).body.rows).toMatchObject([
      { refusal: null },
    ]);
    const verified = (await hr.get<EmployeeDocument>(`/api/hr/employee-documents/${again.id}`)).body;
    expect(verified).toMatchObject({ state: 'verified', reason: null });
    expect(refused(await step('verify', verified))).toEqual([409, 'TRANSITION_REFUSED']);
    await portal.settle();
    const titles = async (by: TestPerson) =>
      (await by.get('/api/notifications')).body.items.map(({ title }: { title: string }) => title);
    expect(await titles(asha)).toEqual(
      expect.arrayContaining(['HR asks you for a document: Passport', 'HR sent a.txt back']),
    );
    expect(await titles(hr)).toEqual(expect.arrayContaining([expect.stringContaining('sent a.txt')]));
  });

  test('what is for HR only is neither listed nor opened by the person, and dates are in order', async () => {
    const fileId = await uploadFile(hr, Buffer.from('A note.'), {
      use: EMPLOYEE_DOCUMENT_USE,
      name: 'note.txt',
    });
    const given = { fileId, visibleTo: 'hr', issuedOn: '2026-05-01', expiresOn: '2026-04-30' };
    expect(refused(await hr.post(path('/documents'), given))).toEqual([400, 'DOCUMENT_EXPIRES_FIRST']);
    const kept = (await hr.post<EmployeeDocument>(path('/documents'), { ...given, expiresOn: null })).body;
    expect((await own()).map(({ id }) => id)).not.toContain(kept.id);
    expect((await pdfOf(fileId, asha)).status).toBe(404);
    const change = { version: kept.version, visibleTo: 'person' };
    expect((await hr.patch(`/api/hr/employee-documents/${kept.id}`, change)).status).toBe(200);
    expect((await pdfOf(fileId, asha)).status).toBe(200);
    expect(refused(await hr.patch(`/api/hr/employee-documents/${randomUUID()}`, change))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  test('HR and the person are reminded 60, 30 and 7 days before it expires, each time once', async () => {
    const add = async (days: number) => {
      const fileId = await uploadFile(hr, Buffer.from('A visa.'), {
        use: EMPLOYEE_DOCUMENT_USE,
        name: `${days}.txt`,
      });
      const at = dayIn(new Date(Date.now() + days * 86_400_000), hr.user.company.timezone);
      await hr.post(path('/documents'), { fileId, category: 'visa', expiresOn: at });
    };
    for (const days of [61, 25, 3]) await add(days);
    const remind = () =>
      portal.app.get(TenantDb).run(acme.id, () => portal.app.get(DocumentReminders).remind());
    const first = await remind();
    expect(await remind()).toEqual({ reminders: 0 });
    expect(first.reminders).toBeGreaterThanOrEqual(2);
    await portal.settle();
    const titles = (await asha.get('/api/notifications')).body.items.map(
      ({ title }: { title: string }) => title,
    );
    const expiring = titles.filter((title: string) => title.startsWith('Your document'));
    expect(expiring.map((title: string) => title.split(' ')[2]).sort()).toEqual(['25.txt', '3.txt']);
  });
});
