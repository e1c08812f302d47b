import { randomUUID } from 'node:crypto';
import type {
  CaptureForm,
  ConsentLinkAnswer,
  ConsentStanding,
  CreateCaptureForm,
  Enquiries,
  FormSubmission,
  Lead,
  Page,
  PublicForm,
} from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { expectDone, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { ConsentLinks } from '../consent/consent-links.service.js';
import { Consents } from '../consent/consents.service.js';
import { executive } from '../testing/executive.factory.js';
import { leadDraft } from '../testing/lead-draft.factory.js';
import { formDraft } from '../testing/form-draft.factory.js';

const DISCARD = { step: 'discard', values: null, matching: null };
const clock = new TestClock();
let portal: TestPortal;
let acme: TestCompany;
let asha: TestPerson;
let form: CaptureForm;
let counted = 0;

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await executive(acme, 'Asha');
  form = await addForm({ campaign: 'Diwali' });
});
afterAll(() => portal.close());

const addForm = async (more: Partial<CreateCaptureForm> = {}): Promise<CaptureForm> =>
  expectDone(await acme.admin.post<CaptureForm>('/api/capture-forms', formDraft(more)));

const read = async ({ key }: CaptureForm): Promise<PublicForm> =>
  expectDone(await portal.browser().get<PublicForm>(`/api/forms/${key}`));

/** Each from somebody else, five seconds after the form was shown. */
async function filled(shownForm: CaptureForm, more: object = {}) {
  counted += 1;
  const { shown, consent } = await read(shownForm);
  clock.advance({ seconds: 5 });
  return {
    submissionId: randomUUID(),
    shown,
    consentVersion: consent?.version ?? 0,
    name: `Sender S${String(counted)}`,
    email: `s${String(counted)}@x${String(counted)}.example`,
    ...more,
  };
}
const send = async (to: CaptureForm, body: object, browser = portal.browser()) =>
  browser.post(`/api/forms/${to.key}`, body);
const leadsOf = async (search: string): Promise<Lead[]> =>
  expectDone(await acme.admin.get<Page<Lead>>(`/api/leads?stage=new,assigned,lost&search=${search}`)).items;
const waiting = async (): Promise<FormSubmission[]> =>
  expectDone(await acme.admin.get<Page<FormSubmission>>('/api/form-submissions?state=waiting&limit=100'))
    .items;

test('managers keep forms, executives read them; a form that cannot be answered is refused beside its field', async () => {
  expect((await asha.post('/api/capture-forms', formDraft())).status).toBe(403);
  expect((await asha.get<CaptureForm>(`/api/capture-forms/${form.id}`)).body.allowedTransitions).toEqual([]);
  const bad = await acme.admin.post('/api/capture-forms', formDraft({ shownFields: ['name', 'city'] }));
  expect(bad.body.error.fields).toHaveProperty('shownFields');
  const site = await acme.admin.post('/api/capture-forms', formDraft({ sites: ['www.acme.example/page'] }));
  expect(Object.keys(site.body.error.fields)).toEqual(['sites.0']);
  const changed = await acme.admin.patch<CaptureForm>(`/api/capture-forms/${form.id}`, {
    version: form.version,
    consentText: 'Send me offers by email.',
  });
  expect(changed.body).toMatchObject({ consentVersion: 2 });
  form = changed.body;
});

test('fifty sendings of one enquiry make one lead, its consent keeps the text as shown', async () => {
  const body = await filled(form, {
    name: 'Meera Joshi',
    email: 'meera@joshi.example',
    phone: '98220 41764',
    consent: true,
    message: 'We need a shop.',
    page: 'https://acme.example/contact',
    campaign: { utm_source: 'google' },
  });
  const browser = portal.browser();
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(form, body, browser)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const [lead, ...others] = await leadsOf('meera');
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ stage: 'new', phones: ['+919822041764'], source: 'web', owner: null });
  const { items } = (
    await acme.admin.get<Enquiries>(`/api/form-submissions/enquiries?kind=lead&id=${lead!.id}`)
  ).body;
  expect(items).toMatchObject([
    { message: 'We need a shop.', consent: 'Send me offers by email.', known: false },
  ]);
  expect(items[0]?.campaign).toEqual({ utm_source: 'google', campaign: 'Diwali' });
  const standing = (await acme.admin.get<ConsentStanding>(`/api/consents/standing?kind=lead&id=${lead!.id}`))
    .body;
  expect(standing.items).toMatchObject([
    { address: 'meera@joshi.example', state: 'opted_in', source: 'form' },
  ]);
  expect(standing.items[0]?.evidence).toContain('version 2: “Send me offers by email.”');
  await portal.settle();
  expect((await acme.admin.get('/api/notifications')).text).toContain('Meera Joshi asks with the form');
});

test('wrong values are said beside their fields, and nothing is kept of them', async () => {
  const body = await filled(form, { name: '', email: 'no address', phone: '12' });
  const { status, body: answer } = await send(form, body);
  expect([status, Object.keys(answer.error.fields).toSorted()]).toEqual([400, ['email', 'name', 'phone']]);
  const unreachable = await send(form, { ...body, name: 'Nobody', email: '', phone: '' });
  expect(unreachable.body.error.fields).toHaveProperty('phone');
  expect((await send(form, { ...body, name: 'Right', email: 'right@r.example', phone: '' })).status).toBe(
    200,
  );
});

test('an enquiry of somebody known makes no second lead, and opens one that was lost', async () => {
  const own = {
    name: 'Farah Ali',
    company: null,
    emails: ['farah@ali.example'],
    phones: [],
    ownerId: asha.user.id,
  };
  const lead = expectDone(await acme.admin.post<Lead>('/api/leads', leadDraft(own)));
  const lost = { version: lead.version, stage: 'lost', lostReason: 'price' };
  expectDone(await acme.admin.post(`/api/leads/${lead.id}/move`, lost));
  const body = await filled(form, { name: 'Farah Ali', email: 'farah@ali.example', message: 'Again.' });
  expect((await send(form, body)).status).toBe(200);
  expect((await asha.get<Lead>(`/api/leads/${lead.id}`)).body).toMatchObject({
    stage: 'assigned',
    lostReason: null,
  });
  const enquiries = `/api/form-submissions/enquiries?kind=lead&id=${lead.id}`;
  expect((await asha.get<Enquiries>(enquiries)).body.items).toMatchObject([
    { message: 'Again.', known: true },
  ]);
  const ravi = await executive(acme, 'Ravi');
  expect((await ravi.get(enquiries)).status).toBe(404);
  expect((await leadsOf('farah')).map(({ id }) => id)).toEqual([lead.id]);
});

test('what looks like spam waits; managers take or discard it, also many together', async () => {
  const trap = await filled(form, { website: 'https://spam.example' });
  clock.advance({ hours: -25 });
  const { shown } = await read(form);
  clock.advance({ hours: 25 });
  const fast = { ...(await filled(form)), shown: (await read(form)).shown };
  await send(form, fast);
  const old = { ...(await filled(form)), shown };
  await send(form, trap);
  await send(form, { ...(await filled(form)), shown: '' });
  await send(form, old);
  const found = await waiting();
  const reasons = found.flatMap((each) => each.reasons);
  expect(reasons.toSorted()).toEqual(['hidden_field', 'no_time', 'too_fast', 'too_old']);
  expect((await asha.get<Page<FormSubmission>>('/api/form-submissions?state=waiting')).body.items).toEqual(
    [],
  );
  const first = found.find(({ reasons: [why] }) => why === 'too_fast')!;
  const taken = await acme.admin.post<FormSubmission>(`/api/form-submissions/${first.id}/accept`, {
    version: first.version,
  });
  expect(taken.body).toMatchObject({ state: 'accepted', lead: { name: first.name } });
  const others = found.filter(({ id }) => id !== first.id).map(({ id }) => id);
  const report = await acme.admin.post('/api/form-submissions/bulk', { ...DISCARD, ids: others });
  expect(report.body).toMatchObject({ rows: [{ refusal: null }, { refusal: null }, { refusal: null }] });
  expect(await waiting()).toEqual([]);
});

test('of one address the eleventh enquiry in an hour waits, and the sixty-first is refused in words', async () => {
  const browser = portal.browser();
  const bodies = await Promise.all(Array.from({ length: 61 }, () => filled(form, { website: '' })));
  const statuses: number[] = [];
  for (const body of bodies) statuses.push((await send(form, body, browser)).status);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
  const many = await waiting();
  expect(many.map(({ reasons }) => reasons)).toEqual(Array.from({ length: 50 }, () => ['many']));
});

test('with a confirmed email it counts once the link was opened', async () => {
  const careful = await addForm({ name: 'Careful', confirmsEmail: true, requiredFields: ['name', 'email'] });
  const answer = await send(
    careful,
    await filled(careful, { name: 'Hari Menon', email: 'hari@menon.example' }),
  );
  expect(answer.body).toMatchObject({ confirms: true });
  expect(await leadsOf('hari')).toEqual([]);
  const [mail] = await portal.mailsTo('hari@menon.example');
  const link = /#confirm=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  const press = async () => (await portal.browser().post('/api/forms/confirm', { link })).status;
  expect([await press(), await press()]).toEqual([200, 200]);
  expect(await leadsOf('hari')).toHaveLength(1);
  expect((await portal.browser().post('/api/forms/confirm', { link: `${link}x` })).status).toBe(410);
});

test('the key of another company, a wrong one and a form that is off find nothing; allowed sites may frame it', async () => {
  const off = await addForm({ active: false });
  const [, random] = form.key.split('.');
  const globex = await portal.company();
  const foreign = `${globex.id}.${random ?? ''}`;
  for (const key of [off.key, foreign, 'x', `${form.key}x`])
    expect([key, (await portal.browser().get(`/api/forms/${key}`)).status]).toEqual([key, 404]);
  const script = await portal.browser().open({ method: 'GET', path: '/api/forms/embed.js' });
  expect(script.headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('the newest consent counts, opening the link changes nothing, and the database refuses a change', async () => {
  const within = <Value>(work: () => Promise<Value>) => portal.app.get(TenantDb).run(acme.id, work);
  const consents = portal.app.get(Consents);
  const may = (purpose: 'marketing' | 'enquiry') =>
    within(() => consents.mayReach('Meera@Joshi.example', 'email', purpose));
  expect(await may('marketing')).toBe('yes');
  const url = await within(() => portal.app.get(ConsentLinks).urlFor('email', 'meera@joshi.example'));
  const link = url.split('#link=')[1];
  const browser = portal.browser();
  const shown = await browser.post<ConsentLinkAnswer>('/api/consent-links/read', { link });
  expect(shown.body).toMatchObject({ address: 'm…@joshi.example', marketing: true, enquiry: true });
  expect(await may('marketing')).toBe('yes');
  clock.advance({ seconds: 1 });
  await browser.post('/api/consent-links/save', { link, marketing: false, enquiry: true });
  expect([await may('marketing'), await may('enquiry')]).toEqual(['opted_out', 'yes']);
  expect(await within(() => consents.mayReach('new@one.example', 'email', 'marketing'))).toBe('never_asked');
  expect((await browser.post('/api/consent-links/read', { link: `${link ?? ''}x` })).status).toBe(410);
  const [lead] = await leadsOf('meera');
  const said = {
    channel: 'phone',
    purpose: 'marketing',
    state: 'opted_in',
    evidence: 'Said so on the phone',
  };
  const about = { kind: 'lead', id: lead!.id };
  const wrong = await acme.admin.post('/api/consents', { ...said, about, address: '+919822041799' });
  expect(wrong.body.error.fields).toHaveProperty('address');
  expect((await acme.admin.post('/api/consents', { ...said, about, address: '+919822041764' })).status).toBe(
    201,
  );
  expect((await asha.get('/api/consents')).body.items).toEqual([]);
  await within(() => consents.unite(['meera@joshi.example', 'm.joshi@work.example'], null));
  expect(await within(() => consents.mayReach('m.joshi@work.example', 'email', 'marketing'))).toBe(
    'opted_out',
  );
  await expect(portal.database.query(`update consent set state = 'opted_in'`)).rejects.toThrow('evidence');
});
