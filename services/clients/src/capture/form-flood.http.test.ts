import { randomUUID } from 'node:crypto';
import type { CaptureForm, Lead, Page, PublicForm } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type TestCompany } from '@atrium/testing';
import { formDraft } from '../testing/form-draft.factory.js';

/** More than the portal has connections for. */
const COMPANIES = 13;
const EACH = 3;

const clock = new TestClock();
let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());

async function shownForm(company: TestCompany) {
  const { key } = expectDone(await company.admin.post<CaptureForm>('/api/capture-forms', formDraft()));
  const { shown, consent } = expectDone(await portal.browser().get<PublicForm>(`/api/forms/${key}`));
  return { key, shown, consentVersion: consent?.version ?? 0 };
}

test('the forms of thirteen companies are sent in one moment: each enquiry is kept once, and others are answered', async () => {
  const companies: TestCompany[] = [];
  for (let count = 0; count < COMPANIES; count += 1) companies.push(await portal.company());
  const forms = await Promise.all(companies.map(shownForm));
  clock.advance({ seconds: 5 });
  const send = async (at: number, number: number): Promise<number[]> => {
    const { key, ...shown } = forms[at]!;
    const email = `s${String(number)}@x${String(at)}.example`;
    const enquiry = { ...shown, submissionId: randomUUID(), name: `Sender ${String(number)}`, email };
    const statuses: number[] = [];
    // A busy portal says so at once, and the form sends the same enquiry again.
    do statuses.push((await portal.browser().post(`/api/forms/${key}`, enquiry)).status);
    while (statuses.at(-1) === 503 && statuses.length < 50);
    return statuses;
  };
  const sending = forms.flatMap((_, at) => Array.from({ length: EACH }, (_each, number) => send(at, number)));
  const other = companies[0]!.admin.get('/api/notifications');
  const statuses = (await Promise.all(sending)).flat();
  expect(statuses.filter((status) => status !== 503 && status >= 300)).toEqual([]);
  expect([200, 503]).toContain((await other).status);
  await portal.settle();
  for (const { admin } of companies) {
    const { items } = expectDone(await admin.get<Page<Lead>>('/api/leads?stage=new,assigned'));
    expect(items.map(({ name }) => name).sort()).toEqual(['Sender 0', 'Sender 1', 'Sender 2']);
  }
});
