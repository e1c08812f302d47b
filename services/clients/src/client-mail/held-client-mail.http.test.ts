import type { ClientActivities, ClientActivity, Lead } from '@atrium/contracts';
import { expectDone, TestPortal, type HttpClient, type TestCompany } from '@atrium/testing';
import { leadDraft } from '../testing/lead-draft.factory.js';

const OPERATOR = { email: 'ops@atrium.test', password: 'operator-of-everything' };
let portal: TestPortal;
let acme: TestCompany;
let operator: HttpClient;

beforeAll(async () => {
  portal = await TestPortal.start({
    variables: {
      PUBLIC_URL: 'http://portal.example',
      ATRIUM_OUTBOX: 'on',
      ATRIUM_OPERATOR_EMAIL: OPERATOR.email,
      ATRIUM_OPERATOR_PASSWORD: OPERATOR.password,
    },
  });
  acme = await portal.company({ name: 'Acme' });
  operator = portal.browser();
  expectDone(await operator.post('/api/platform/login', OPERATOR));
});
afterAll(() => portal.close());

const emailsOf = (name: string) => [`${name}@out.example`, `${name}2@out.example`];
const newLead = async (name: string): Promise<Lead> => {
  const words = { name, company: `${name} Foods`, emails: emailsOf(name), phones: [] };
  return expectDone(await acme.admin.post<Lead>('/api/leads', leadDraft(words)));
};
const write = async ({ id }: Lead, to: string[]) =>
  acme.admin.post<ClientActivity>('/api/client-mails', {
    about: { kind: 'lead', id },
    to,
    subject: 'The plan',
    text: 'Here it is.',
  });
const optOut = async ({ id }: Lead, address: string) =>
  expectDone(
    await acme.admin.post('/api/consents', {
      address,
      channel: 'email',
      purpose: 'enquiry',
      state: 'opted_out',
      evidence: 'He called.',
      about: { kind: 'lead', id },
    }),
  );
async function standingOf({ id }: Lead) {
  const path = `/api/client-activities?kind=lead&id=${id}`;
  const { items } = expectDone(await acme.admin.get<ClientActivities>(path));
  const mail = items.find(({ subject }) => subject !== null);
  const { answeredAt } = expectDone(await acme.admin.get<Lead>(`/api/leads/${id}`));
  return { sentTo: mail?.sentTo, waits: mail?.heldUntil !== null, isAnswered: answeredAt !== null };
}

test('an email of the first week is no answer until it is let go, and goes to nobody who refused it meanwhile', async () => {
  const [kiran, omar] = [await newLead('kiran'), await newLead('omar')];
  const [first = '', second = ''] = emailsOf('kiran');
  const [only = ''] = emailsOf('omar');
  expect(expectDone(await write(kiran, [first, second])).heldUntil).not.toBeNull();
  expectDone(await write(omar, [only]));
  expect(await standingOf(kiran)).toEqual({ sentTo: [first, second], waits: true, isAnswered: false });
  await optOut(kiran, second);
  await optOut(omar, only);
  const released = await operator.post('/api/platform/held-mail/release', { companyId: acme.id });
  expect(released.body).toEqual({ sent: 1 });
  expect(await portal.mailsTo(first)).toHaveLength(1);
  for (const refused of [second, only]) expect(await portal.mailsTo(refused)).toEqual([]);
  expect(await standingOf(kiran)).toEqual({ sentTo: [first], waits: false, isAnswered: true });
  expect(await standingOf(omar)).toEqual({ sentTo: [only], waits: true, isAnswered: false });
});

test('an address that was sent enough is named beside the addresses, and nobody gets anything', async () => {
  const lead = await newLead('tara');
  const [first = '', second = ''] = emailsOf('tara');
  for (let sent = 0; sent < 10; sent += 1) expectDone(await write(lead, [first]));
  const { status, body } = await write(lead, [second, first]);
  const said = `Enough emails went to ${first} today. Try again tomorrow.`;
  expect(status).toBe(429);
  expect(body).toMatchObject({ error: { fields: { to: said } } });
  expect(await portal.mailsTo(second)).toEqual([]);
});
