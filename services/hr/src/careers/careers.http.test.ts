import { createHash } from 'node:crypto';
import type { Application, ApplicationPapers, HiringBoard, Opening, Page } from '@atrium/contracts';
import {
  expectDone,
  TestClock,
  TestPortal,
  type HttpClient,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import { APPLICANT, formBody, hiddenOf, sendForm } from '../testing/careers-visitor.factory.js';
import { openOpening } from '../testing/hiring-draft.factory.js';
import { docxBomb, docxOf, pdfOf } from '../testing/resume.factory.js';

const clock = new TestClock('2026-11-20T15:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let leader: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata', name: 'Acme & Sons' });
  hr = await acme.person('hr');
  leader = await acme.person('teamLeader');
});
afterAll(() => portal.close());

const careers = () => `/${acme.code}/careers`;

/** An opening that stands on the careers page. */
async function published(more: object = {}): Promise<Opening & { slug: string }> {
  const { id, version } = await openOpening(leader, { decider: hr, title: 'Designer' });
  const given = {
    isPublic: true,
    posting: 'You draw.\n\n# What you bring\n- A <sharp> eye',
    place: 'Pune',
    ...more,
  };
  const opening = expectDone(await hr.patch<Opening>(`/api/hr/openings/${id}`, { version, ...given }));
  if (opening.slug === null) throw new Error('It has no address.');
  return { ...opening, slug: opening.slug };
}

interface Sent {
  who?: HttpClient;
  fields?: Record<string, string>;
  file?: { name: string; bytes: Buffer };
  /** How long somebody looks at the form. */
  seconds?: number;
}

async function apply(slug: string, { who = portal.browser(), fields = {}, file, seconds = 20 }: Sent = {}) {
  const path = `${careers()}/${slug}`;
  const hidden = hiddenOf((await who.get(path)).text);
  clock.advance({ seconds });
  return who.send({ method: 'POST', path, ...formBody({ ...hidden, ...APPLICANT, ...fields }, file) });
}

async function linkOf(email: string, page: 'me' | 'offer' = 'me'): Promise<string> {
  const texts = (await portal.mailsTo(email)).map(({ text }) => text);
  const found = texts.findLast((text) => text.includes(`/careers/${page}?link=`));
  const [, link = ''] = /\?link=([\w.%-]+)/.exec(found ?? '') ?? [];
  return decodeURIComponent(link);
}

const applicationsOf = async (openingId: string): Promise<Application[]> =>
  expectDone(
    await hr.get<Page<Application>>(
      `/api/hr/applications?opening=${openingId}&state=applied,withdrawn,rejected`,
    ),
  ).items;

test('the jobs of a company are pages that need no script, with what search engines read of them', async () => {
  const { slug, id, version } = await published({ payShown: true });
  const visitor = portal.browser();
  const list = await visitor.get(careers());
  expect(list.headers['content-type']).toContain('text/html');
  expect(list.headers['content-security-policy']).toContain("default-src 'none'");
  expect(list.text).toContain('Work at Acme &amp; Sons');
  expect(list.text).toContain(`/careers/${slug}`);
  const { text } = await visitor.get(`${careers()}/${slug}`);
  expect(text).toContain('<title>Designer – Acme &amp; Sons</title>');
  expect(text).toContain('<meta property="og:title" content="Designer"');
  expect(text).toContain('<li>A &lt;sharp&gt; eye</li>');
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(list.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  const [, data = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Designer',
    hiringOrganization: { name: 'Acme & Sons' },
    baseSalary: { value: { minValue: 800_000, maxValue: 1_000_000 } },
  });
  const arabic = await visitor.get(`${careers()}/${slug}?lang=ar`);
  expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
  const feed = await visitor.get(`${careers()}/feed.xml`);
  expect(feed.headers['content-type']).toContain('application/rss+xml');
  expect(feed.text).toContain(`/careers/${slug}</link>`);
  expectDone(await hr.post(`/api/hr/openings/${id}/hold`, { version }));
  const gone = await visitor.get(`${careers()}/${slug}`);
  expect(gone.status).toBe(404);
  expect(gone.text).toContain('This page is not there');
  expect((await visitor.get(`${careers()}/no-such-job`)).status).toBe(404);
  expect((await visitor.get('/no-such-company/careers')).status).toBe(404);
});

test('an opening that was closed is gone, and stores nothing of what is sent to it', async () => {
  const { slug, id, version } = await published();
  const visitor = portal.browser();
  const hidden = hiddenOf((await visitor.get(`${careers()}/${slug}`)).text);
  expectDone(await hr.post(`/api/hr/openings/${id}/close`, { version }));
  clock.advance({ seconds: 20 });
  const gone = await visitor.get(`${careers()}/${slug}`);
  expect(gone.status).toBe(410);
  expect(gone.text).toContain('This job is no longer open');
  const email = 'late@mail.example';
  const body = formBody({ ...hidden, ...APPLICANT, email });
  const sent = await visitor.send({ method: 'POST', path: `${careers()}/${slug}`, ...body });
  expect(sent.status).toBe(410);
  expect(await applicationsOf(id)).toEqual([]);
  const known = 'select count(*)::int as count from candidate where email = $1';
  expect(await portal.database.query(known, [email])).toEqual([{ count: 0 }]);
  expect((await visitor.get(`${careers()}/feed.xml`)).text).not.toContain(slug);
});

test('an opening that is not public, or whose last day is over, is not there', async () => {
  const { slug, id, version } = await published({ closesOn: '2026-11-20' });
  clock.set('2026-11-20T18:00:00Z');
  expect((await portal.browser().get(`${careers()}/${slug}`)).status).toBe(200);
  // Midnight in Kolkata.
  clock.set('2026-11-20T18:31:00Z');
  expect((await portal.browser().get(`${careers()}/${slug}`)).status).toBe(410);
  const kept = expectDone(
    await hr.patch<Opening>(`/api/hr/openings/${id}`, { version, isPublic: false, closesOn: null }),
  );
  expect(kept.slug).toBe(slug);
  expect((await portal.browser().get(`${careers()}/${slug}`)).status).toBe(404);
});

test('somebody applies with a resume, once however often the form is sent, and is found by its words', async () => {
  const questions = [
    { id: 'car', text: 'Do you have a licence?', kind: 'yesNo', required: true, needs: 'yes' },
    { id: 'why', text: 'Why you?', kind: 'text', required: false, needs: null },
  ];
  const { slug, id } = await published({ questions, resumeRequired: true });
  const wrong = await apply(slug, { fields: { email: 'nobody', 'q-car': '' } });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('Choose your resume.');
  expect(wrong.text).toContain('Answer yes or no.');
  expect(wrong.text).toContain('value="Ishita Menon"');
  const file = { name: 'C:\\cv\\Ishita.pdf', bytes: pdfOf('Zorvanian calligraphy, +91 98330 41726') };
  const who = portal.browser();
  const sent = await apply(slug, { who, file, fields: { 'q-car': 'no', 'q-why': 'I draw.' } });
  expect(sent.status).toBe(303);
  expect((await who.get(sent.headers.location ?? '')).text).toContain('Thank you, we have it');
  expect((await apply(slug, { fields: { 'q-car': 'yes', name: 'Somebody Else' }, file })).status).toBe(303);
  const [application, ...others] = await applicationsOf(id);
  expect(others).toEqual([]);
  expect(application).toMatchObject({
    candidate: { name: 'Ishita Menon' },
    source: 'careers',
    knockedOut: true,
    askedPay: 94_000_000,
    phone: '+919833041726',
  });
  await portal.settle();
  const path = `/api/hr/applications/${application?.id ?? ''}`;
  const papers = expectDone(await hr.get<ApplicationPapers>(`${path}/papers`));
  expect(papers.resumes.map(({ name, state }) => [name, state])).toEqual([
    ['C cv Ishita.pdf', 'read'],
    ['C cv Ishita.pdf', 'read'],
  ]);
  expect(papers.answers).toEqual([
    { question: 'Do you have a licence?', answer: 'no', fits: false },
    { question: 'Why you?', answer: 'I draw.', fits: null },
  ]);
  const found = async (search: string) =>
    expectDone(await hr.get<Page<Application>>(`/api/hr/applications?search=${search}`)).items.map(
      (each) => each.id,
    );
  expect(await found('zorvanian')).toEqual([application?.id]);
  expect(await found('98330')).toEqual([]);
  expect((await hr.get(`/api/files/${papers.resumes[0]?.fileId ?? ''}/content/full`)).status).toBe(200);
  // A leader sees who applied for their opening, and not how to reach them.
  expect(expectDone(await leader.get<ApplicationPapers>(`${path}/papers`)).resumes).toEqual([]);
  expect((await leader.get(`/api/files/${papers.resumes[0]?.fileId ?? ''}/content/full`)).status).toBe(404);
});

test.each([
  ['a bomb', docxBomb, 'Bomb.docx'],
  ['a broken document', () => docxOf('Hello').fill(7, 60, 200), 'Broken.docx'],
  ['a PDF that is none', () => Buffer.from(`%PDF-1.7\n${'no '.repeat(999)}`), 'None.pdf'],
])('%s is kept as what cannot be read, and the portal goes on', async (_, bytes, name) => {
  const { slug, id } = await published();
  expect((await apply(slug, { file: { name, bytes: bytes() } })).status).toBe(303);
  await portal.settle();
  const [application] = await applicationsOf(id);
  const { resumes } = expectDone(
    await hr.get<ApplicationPapers>(`/api/hr/applications/${application?.id ?? ''}/papers`),
  );
  expect(resumes.map(({ state }) => state)).toEqual(['unreadable']);
  expect((await portal.browser().get('/api/health/live')).status).toBe(200);
});

test('what is no PDF or DOCX, or too large, is refused beside the field', async () => {
  const { slug } = await published();
  const page = await apply(slug, {
    file: { name: 'cv.pdf', bytes: Buffer.from('<script>alert(1)</script>') },
  });
  expect([page.status, page.text.includes('Send a PDF or DOCX of up to 5 MB.')]).toEqual([400, true]);
  const large = await apply(slug, { file: { name: 'cv.pdf', bytes: Buffer.alloc(5_300_000, '%PDF-') } });
  expect([large.status, large.text.includes('Send a PDF or DOCX of up to 5 MB.')]).toEqual([400, true]);
});

test('machines are held up: by the hidden field, by being too quick, and by how much comes from one address', async () => {
  const { slug, id } = await published();
  expect((await apply(slug, { fields: { website: 'https://spam.example' } })).status).toBe(400);
  expect((await apply(slug, { seconds: 1 })).text).toContain('That was very quick.');
  const who = portal.browser();
  const statuses: number[] = [];
  for (let number = 0; number < 6; number += 1)
    statuses.push((await apply(slug, { who, fields: { email: `p${String(number)}@mail.example` } })).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  expect(await applicationsOf(id)).toHaveLength(5);
});

test('whose answers do not fit comes last on the board', async () => {
  const questions = [{ id: 'car', text: 'A licence?', kind: 'yesNo', required: true, needs: 'yes' }];
  const { slug, id } = await published({ questions });
  await apply(slug, { fields: { email: 'fits@mail.example', name: 'Fits Well', 'q-car': 'yes' } });
  await apply(slug, { fields: { email: 'lacks@mail.example', name: 'Lacks It', 'q-car': 'no' } });
  const { lanes } = expectDone(await hr.get<HiringBoard>(`/api/hr/openings/${id}/board`));
  expect(lanes[0]?.items.map(({ candidate }) => candidate.name)).toEqual(['Fits Well', 'Lacks It']);
});

test('by their link applicants see how far it is, take their data along, withdraw and have it erased', async () => {
  const { slug, id } = await published();
  const email = 'own@mail.example';
  await apply(slug, {
    fields: { email, name: 'Own Person' },
    file: { name: 'cv.docx', bytes: docxOf('Quixotry') },
  });
  const link = await linkOf(email);
  const me = `${careers()}/me?link=${encodeURIComponent(link)}`;
  const visitor = portal.browser();
  expect((await visitor.get(me)).text).toContain('Own Person, applied on');
  const data = await visitor.get(`${careers()}/me/data?link=${encodeURIComponent(link)}`);
  expect(data.body).toMatchObject({ name: 'Own Person', email, resumes: [{ name: 'cv.docx' }] });
  expect((await visitor.get(`${careers()}/me?link=${encodeURIComponent(link.slice(0, -1))}`)).status).toBe(
    404,
  );
  expect((await sendForm(visitor, `${careers()}/me/withdraw`, { link })).status).toBe(303);
  expect((await visitor.get(me)).text).toContain('You have withdrawn this application.');
  const erased = await sendForm(visitor, `${careers()}/me/erase`, { link });
  expect(erased.text).toContain('Your data is erased');
  expect((await visitor.get(me)).status).toBe(404);
  const [application] = await applicationsOf(id);
  expect(application).toMatchObject({
    candidate: { name: 'Erased applicant' },
    email: null,
    state: 'withdrawn',
  });
  await portal.settle();
  const left = await portal.database.query(
    `select 1 from candidate where name ilike '%own person%' or email = '${email}' or resume_words ilike '%quixotry%'
     union all select 1 from resume s where s.application_id = '${application?.id ?? ''}'`,
  );
  expect(left).toEqual([]);
});
