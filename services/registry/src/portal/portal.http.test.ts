import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { TestPortal, writeBuiltRemote, type BuiltRemoteOptions } from '@atrium/testing';
import { ReleaseService } from '../publish/release.service.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start();
  await publish({ id: 'notes' });
  await publish({
    id: 'careers',
    description: {
      routes: [{ path: 'jobs', title: 'Jobs', layout: 'blank', guard: { session: 'public' } }],
      nav: [],
      words: { hi: { 'The careers': 'करियर', Jobs: 'नौकरियाँ' }, ar: { Jobs: 'الوظائف' } },
    },
  });
});
afterAll(() => portal.close());

async function publish(options: BuiltRemoteOptions): Promise<void> {
  const remote = await writeBuiltRemote(options);
  await portal.app.get(ReleaseService).publishReleases([remote.folder]);
  await remote.remove();
}

const ids = (remotes: { id: string }[]) => remotes.map(({ id }) => id);

test("a session's company gets all its remotes, whoever asks", async () => {
  const company = await portal.company();
  for (const person of [company.admin, await company.person('employee'), await company.person('client')]) {
    const answer = await person.get('/api/portal/resolve');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.company).toEqual({ code: company.code, name: 'Acme' });
    expect(ids(answer.body.remotes)).toEqual(['careers', 'notes']);
    expect(answer.body.disabled).toEqual([]);
  }
});

test('without a session only remotes with a public page are listed', async () => {
  const company = await portal.company();
  const { status, body } = await portal
    .browser()
    .get(`/api/portal/resolve?company=${company.code.toUpperCase()}`);
  expect([status, ids(body.remotes)]).toEqual([200, ['careers']]);
  // The paths that ask for a sign-in do not reveal what the company has switched on.
  const hidden = body.hidden as string[];
  expect(hidden).toContain('notes/list');
  expect(hidden).not.toContain('jobs');
  await company.admin.put('/api/apps/careers', { enabled: false });
  await company.admin.put('/api/apps/notes', { enabled: false });
  const off = await portal.browser().get(`/api/portal/resolve?company=${company.code}`);
  expect(off.body.remotes).toEqual([]);
  expect(off.body.hidden).toEqual(hidden);
  expect(off.body.disabled).toEqual([
    { id: 'careers', title: 'The careers', words: { hi: { 'The careers': 'करियर' } }, paths: ['jobs'] },
  ]);
});

test('with a language only its words are answered', async () => {
  const { admin } = await portal.company();
  const wordsIn = async (query: string) => {
    const { remotes } = (await admin.get(`/api/portal/resolve${query}`)).body;
    return remotes.find(({ id }: { id: string }) => id === 'careers').words;
  };
  expect(await wordsIn('?language=ar')).toEqual({ ar: { Jobs: 'الوظائف' } });
  expect(await wordsIn('?language=en')).toEqual({});
  expect(Object.keys(await wordsIn('')).sort()).toEqual(['ar', 'hi']);
  expect((await admin.get('/api/portal/resolve?language=xx')).status).toBe(400);
});

test('it is compressed as far as possible, and says what a menu needs', async () => {
  const { admin } = await portal.company();
  const path = '/api/portal/resolve?language=en';
  const plain = await admin.get(path);
  const answer = await admin.open({ method: 'GET', path, headers: { 'accept-encoding': 'gzip, br' } });
  const packed = await buffer(answer);
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(packed).toString()).toBe(plain.text);
  expect(packed.length).toBe(brotliCompressSync(plain.text).length);
  const [remote] = plain.body.remotes;
  expect(Object.keys(remote)).toEqual(expect.arrayContaining(['id', 'nav', 'routes', 'release']));
  for (const unneeded of ['owner', 'summary', 'budgets']) expect(remote).not.toHaveProperty(unneeded);
});

test('the session decides the company, not the URL', async () => {
  const [company, other] = [await portal.company(), await portal.company()];
  const { body } = await company.admin.get(`/api/portal/resolve?company=${other.code}`);
  expect(body.company.code).toBe(company.code);
});

test('an unknown company answers 404, no company 400', async () => {
  const unknown = await portal.browser().get('/api/portal/resolve?company=nobody');
  expect([unknown.status, unknown.body.error.code]).toEqual([404, 'COMPANY_NOT_FOUND']);
  const none = await portal.browser().get('/api/portal/resolve');
  expect([none.status, Object.keys(none.body.error.fields)]).toEqual([400, ['company']]);
});
