import type { Employee, EmployeeRequest, IdCard, Job, OwnIdCard, VerifiedCard } from '@atrium/contracts';
import { Jobs, TenantDb } from '@atrium/platform';
import { TestPortal, type Answer, type TestCompany, type TestPerson } from '@atrium/testing';
import { printIdCards } from './id-card-print.job.js';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let asha: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  hr = await acme.person('hr');
  asha = await acme.person('employee');
});
afterAll(() => portal.close());

const OWN = '/api/hr/employment/id-card';
const refused = ({ status, body }: Answer) => [status, body.error?.code];
const own = async (by = asha): Promise<OwnIdCard> => (await by.get(OWN)).body;
const ask = (by = asha) => by.post<IdCard>(OWN, { reason: 'first' });
const decide = async (decision: string) => {
  const { items } = (await hr.get<{ items: EmployeeRequest[] }>('/api/requests/waiting')).body;
  const { id, version, step, title } = items[0]!;
  expect(title).toBe('Request ID Card');
  const reason = decision === 'decline' ? 'A photo first.' : null;
  return hr.post(`/api/requests/${id}/decide`, { decision, version, step, reason });
};
const tokenOf = async ({ id }: IdCard) =>
  (await portal.database.query<{ token: string }>('select token from id_card where id = $1', [id]))[0]!.token;
const verify = async (token: string, companyCode = acme.code): Promise<VerifiedCard> =>
  (await portal.browser().post('/api/id-cards/verify', { companyCode, token })).body;
const employeeOf = async ({ user }: TestPerson) => {
  const { items } = (await hr.get<{ items: Employee[] }>('/api/hr/employees?limit=100')).body;
  return items.find(({ userId }) => userId === user.id)!;
};

test('a person asks once, HR approves, and the card is theirs as PDF', async () => {
  expect((await ask()).body).toMatchObject({ state: 'asked', number: null });
  expect((await ask()).body.id).toBe((await own()).asked?.id);
  expect((await decide('approve')).status).toBe(200);
  expect(await own()).toMatchObject({ asked: null, card: { state: 'issued', number: '00001' } });
  const pdf = await asha.get(`${OWN}/pdf`);
  expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect((await hr.get(`${OWN}/pdf`)).status).toBe(404);
});

test('anyone checks a valid card by its code; of any other nothing is said', async () => {
  const { card } = await own();
  const token = await tokenOf(card!);
  const name = `${asha.user.firstName} ${asha.user.lastName}`;
  expect(await verify(token)).toEqual({ valid: true, company: 'Acme', name, number: '00001' });
  const nothing = { valid: false, company: null, name: null, number: null };
  expect(await verify('x'.repeat(24))).toEqual(nothing);
  expect(await verify(token, (await portal.company()).code)).toEqual(nothing);
  const employee = await employeeOf(asha);
  const archived = await hr.post(`/api/hr/employees/${employee.id}/archive`, { version: employee.version });
  expect(await verify(token)).toEqual(nothing);
  await hr.post(`/api/hr/employees/${employee.id}/restore`, { version: archived.body.version });
  expect((await verify(token)).valid).toBe(true);
});

test('of one network 120 checks of cards in ten minutes are answered, and the next is refused', async () => {
  const browser = portal.browser();
  const check = { companyCode: acme.code, token: 'y'.repeat(24) };
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < 121; sent += 1) {
    const { status } = await browser.post('/api/id-cards/verify', check);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [200, 120],
    [429, 1],
  ]);
  expect((await portal.browser().post('/api/id-cards/verify', check)).status).toBe(200);
});

test('a new card ends the old one; a declined or withdrawn request leaves it', async () => {
  const { card: first } = await own();
  await ask();
  await decide('decline');
  const { id } = (await ask()).body;
  expect((await hr.post(`${OWN}/${id}/withdraw`)).status).toBe(404);
  expect((await asha.post(`${OWN}/${id}/withdraw`)).body).toMatchObject({ state: 'withdrawn' });
  expect((await own()).card?.id).toBe(first!.id);
  await ask();
  await decide('approve');
  const { card: second } = await own();
  expect(second).toMatchObject({ number: '00002' });
  expect((await verify(await tokenOf(first!))).valid).toBe(false);
  const { body } = await hr.post(`/api/hr/id-cards/${second!.id}/revoke`, { version: second!.version });
  expect(body).toMatchObject({ state: 'revoked', allowedTransitions: [] });
  expect((await verify(await tokenOf(second!))).valid).toBe(false);
});

test('whoever has none gets one, and all are one file, marked as printed', async () => {
  const both = await Promise.all([1, 2].map(() => hr.post('/api/hr/id-cards/missing')));
  const issued = Math.max(...both.map(({ body }) => body.issued));
  expect(both.map(({ body }) => body)).toEqual(
    expect.arrayContaining([
      { issued, left: 0 },
      { issued: 0, left: 0 },
    ]),
  );
  // A name in another script and with a sign that no font has stops nobody's card.
  const { id: namedId, version } = await employeeOf(hr);
  await hr.patch(`/api/hr/employees/${namedId}`, { version, firstName: 'முருகன் 🙂 \u{13000}' });
  const { status, body } = await hr.post('/api/hr/id-cards/print', { ids: null });
  expect([status, body.cards]).toEqual([202, issued]);
  await portal.settle();
  const { body: job } = await hr.get<Job>(`/api/jobs/${String(body.jobId)}`);
  expect(job).toMatchObject({ state: 'done', progress: { done: issued, total: issued } });
  const path = `/api/files/${(job.result as { fileId: string }).fileId}/content/full`;
  expect((await hr.get(path)).text.slice(0, 5)).toBe('%PDF-');
  expect((await asha.get(path)).status).toBe(404);
  const { items } = (await hr.get<{ items: IdCard[] }>('/api/hr/id-cards?state=printed')).body;
  expect(items).toHaveLength(issued);
  expect(refused(await hr.post('/api/hr/id-cards/print', { ids: null }))).toEqual([409, 'ID_CARD_NOT_VALID']);
});

test('a card that ended meanwhile is left out of the file; the others are in it', async () => {
  const both = [await acme.person('employee'), await acme.person('employee')];
  await hr.post('/api/hr/id-cards/missing');
  const { items } = (await hr.get<{ items: IdCard[] }>('/api/hr/id-cards?state=issued')).body;
  expect(items).toHaveLength(both.length);
  const [ended] = items;
  await hr.post(`/api/hr/id-cards/${ended!.id}/revoke`, { version: ended!.version });
  const given = { cardIds: items.map(({ id }) => id), language: 'en' } as const;
  const jobId = await portal.app
    .get(TenantDb)
    .run(acme.id, () => portal.app.get(Jobs).enqueue(printIdCards, given, { createdBy: hr.user.id }));
  await portal.settle();
  const { body: job } = await hr.get<Job>(`/api/jobs/${jobId}`);
  expect(job).toMatchObject({ state: 'done', result: { leftOut: 1 } });
});
