import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CaptureForm, Import, ImportRows, PublicForm } from '@atrium/contracts';
import {
  expectDone,
  TestClock,
  TestPortal,
  type Answer,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { formDraft } from '../testing/form-draft.factory.js';
import { leadDraft } from '../testing/lead-draft.factory.js';

interface ContactCase {
  id: string;
  kind: string;
  input: { text: string; country?: string };
  output: { e164?: string | null; email?: string | null };
}

const { cases } = JSON.parse(
  readFileSync(new URL('../testing/contact-cases.json', import.meta.url), 'utf8'),
) as { cases: ContactCase[] };
const ALL = cases.filter(({ kind }) => kind === 'phone' || kind === 'email');
const textOf = ({ input }: ContactCase): string => input.text;
const expected = ({ output }: ContactCase): string | null => output.e164 ?? output.email ?? null;
/** Doors that know no country read numbers as Indian. */
const HOME = ALL.filter(({ input }) => (input.country ?? 'IN') === 'IN');

const clock = new TestClock();
let portal: TestPortal;
let acme: TestCompany;
let admin: TestPerson;

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  admin = acme.admin;
});
afterAll(() => portal.close());

/** What is stored after a case went through a door; null: it was refused beside a field. */
type Door = (given: ContactCase) => Promise<string | null | undefined>;

function stored<Body>({ status, body, text }: Answer<Body>, of: (body: Body) => string | null | undefined) {
  if (status < 300) return of(body);
  if (status === 400) return null;
  throw new Error(`${String(status)}: ${text}`);
}

async function through(door: Door, given: readonly ContactCase[]): Promise<void> {
  const came = [];
  for (const each of given) came.push({ id: each.id, stored: await door(each) });
  expect(came).toEqual(given.map((each) => ({ id: each.id, stored: expected(each) })));
}

/** The address of a case in a list of its kind; the other list is empty. */
const addresses = (given: ContactCase) => ({
  emails: given.kind === 'email' ? [textOf(given)] : [],
  phones: given.kind === 'phone' ? [textOf(given)] : [],
});
const firstOf = ({ emails, phones }: { emails: string[]; phones: string[] }) => [...emails, ...phones][0];

test('people of clients are reached as their address was pasted, by the plan of the client’s country', async () => {
  await through(async (given) => {
    const contact = contactDraft({ firstName: given.id, lastName: 'Door', ...addresses(given) });
    const body = clientDraft({
      name: `${given.id} Works`,
      contacts: [contact],
      country: given.input.country ?? 'IN',
    });
    return stored(await admin.post('/api/clients', body), ({ contact: made }) => made.email ?? made.phone);
  }, ALL);
});

test('leads are reached as their address was pasted', async () => {
  await through(async (given) => {
    const draft = leadDraft({ name: `Lead ${given.id}`, company: null, ...addresses(given) });
    return stored(await admin.post('/api/leads', draft), firstOf);
  }, HOME);
});

test('an enquiry of the web form is not lost for how its address was pasted', async () => {
  const form = expectDone<CaptureForm>(await admin.post('/api/capture-forms', formDraft()));
  await through(async (given) => {
    const browser = portal.browser();
    const { shown, consent } = expectDone<PublicForm>(await browser.get(`/api/forms/${form.key}`));
    clock.advance({ seconds: 5 });
    const sent = await browser.post(`/api/forms/${form.key}`, {
      submissionId: randomUUID(),
      shown,
      consentVersion: consent?.version ?? 0,
      name: `Sender ${given.id}`,
      [given.kind]: textOf(given),
    });
    if (sent.status >= 300) return stored(sent, () => undefined);
    const { items } = expectDone(await admin.get(`/api/form-submissions?search=Sender%20${given.id}`));
    return items[0]?.[given.kind];
  }, HOME);
});

/** A cell of a file. */
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The rows of a file with a case each, as they would be imported; null: refused. */
async function imported(importer: string, head: string, rows: readonly (readonly [ContactCase, string])[]) {
  const upload = await admin.send({
    method: 'POST',
    path: `/api/imports?importer=${importer}&name=cases.csv`,
    body: [head, ...rows.map(([, line]) => line)].join('\n'),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const { id, version, mapping } = expectDone<Import>(upload);
  expectDone(await admin.post(`/api/imports/${id}/mapping`, { version, mapping }));
  await portal.settle();
  const checked = expectDone<Import>(await admin.get(`/api/imports/${id}`));
  expect(checked.state).toBe('checked');
  expectDone(await admin.post(`/api/imports/${id}/run`, { version: checked.version, follow: false }));
  await portal.settle();
  const faulty = expectDone<ImportRows>(await admin.get(`/api/imports/${id}/rows?state=faulty&limit=100`));
  return new Set(faulty.items.map(({ line }) => line));
}

test('files of leads and of employees are read alike', async () => {
  // A cell may list several, divided by commas; an empty one has none.
  const listed = HOME.filter((given) => textOf(given) !== '' && !textOf(given).includes(','));
  const leadRows = listed.map((given) => {
    const { emails, phones } = addresses(given);
    return [given, `Row ${given.id},${cell(emails[0] ?? '')},${cell(phones[0] ?? '')}`] as const;
  });
  const refusedLeads = await imported('clients.leads', 'Full name,Email,Mobile', leadRows);
  const leads = expectDone(await admin.get('/api/leads?stage=new,assigned,lost&search=Row&limit=100')).items;
  const people = HOME.filter(({ kind, input }) => kind === 'phone' && input.text !== '');
  const peopleRows = people.map((given) => {
    const line = `Row,${given.id},${given.id}@acme.test,2026-01-01,${cell(textOf(given))}`;
    return [given, line] as const;
  });
  const refusedPeople = await imported(
    'hr.employees',
    'First name,Last name,Work e-mail,Joining date,Phone',
    peopleRows,
  );
  const employees = expectDone(await admin.get('/api/hr/employees?search=Row&limit=100')).items;
  const came = [
    ...listed.map((given, at) => ({
      id: given.id,
      stored: refusedLeads.has(at + 2)
        ? null
        : firstOf(leads.find(({ name }: { name: string }) => name === `Row ${given.id}`)),
    })),
    ...people.map((given, at) => ({
      id: given.id,
      stored: refusedPeople.has(at + 2)
        ? null
        : employees.find(({ lastName }: { lastName: string }) => lastName === given.id).phone,
    })),
  ];
  expect(came).toEqual([...listed, ...people].map((given) => ({ id: given.id, stored: expected(given) })));
});

test('the number and the own email of an employee are read alike', async () => {
  const employee = expectDone(
    await admin.post('/api/hr/employees', {
      firstName: 'Noor',
      lastName: 'Door',
      workEmail: 'mailto:noor@acme.test',
      code: null,
      phone: null,
      designationId: null,
      departmentId: null,
      employmentType: 'permanent',
      managerId: null,
      joiningDate: '2026-01-01',
      birthDate: null,
      timezone: 'Asia/Kolkata',
      invite: false,
    }),
  );
  expect(employee.workEmail).toBe('noor@acme.test');
  const path = `/api/hr/employees/${String(employee.id)}`;
  let { version } = employee;
  let kept = 0;
  const personal = { legalName: null, gender: null, homeAddress: null, permanentAddress: null };
  await through(
    async (given) => {
      if (given.kind === 'phone') {
        const changed = await admin.patch(path, { version, phone: textOf(given) });
        if (changed.status === 200) ({ version } = changed.body);
        return stored(changed, ({ phone }) => phone);
      }
      const saved = await admin.put(`${path}/personal`, {
        ...personal,
        version: kept,
        personalEmail: textOf(given),
      });
      if (saved.status === 200) kept = saved.body.version;
      return stored(saved, ({ personalEmail }) => personalEmail);
    },
    HOME.filter((given) => textOf(given) !== ''),
  );
});
