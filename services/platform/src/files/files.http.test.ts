import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { FILE_PART_LIMIT, type StoredFile } from '@atrium/contracts';
import {
  createPlatformApp,
  createTestUser,
  TestClock,
  waitUntilSettled,
  type Answer,
  type HttpClient,
  type PlatformApp,
} from '@atrium/testing';
import fc from 'fast-check';
import { TenantDb } from '../database/tenant-db.js';
import { Jobs } from '../jobs/jobs.js';
import { forgetUploads } from './file-removal.job.js';
import { Files } from './files.js';
import { NoteFiles } from './testing/note-use.fixture.js';
import { sendPart, upload } from './testing/upload.js';

const clock = new TestClock();
const hr = createTestUser('hr');
const colleague = createTestUser('employee', { companyId: hr.companyId });
const TEXT = Buffer.from('Some text.\n');

let platform: PlatformApp;
let notes: NoteFiles;
let client: HttpClient;
beforeAll(async () => {
  platform = await createPlatformApp({
    clock,
    providers: [NoteFiles],
    variables: { FILES_QUOTA_MB: '20' },
  });
  notes = platform.app.get(NoteFiles);
  notes.readers.add(hr.id);
  client = platform.client(hr);
});
afterAll(() => platform.close());

const refused = ({ status, body }: Answer) => [status, body.error?.code];
const start = async (size: number): Promise<string> => {
  const { status, body } = await client.post('/api/files', { use: 'test.note-file', name: 'a.txt', size });
  expect(status).toBe(201);
  return body.id;
};
const content = (id: string, headers: Record<string, string> = {}, by = client) =>
  by.send({ method: 'GET', path: `/api/files/${id}/content`, headers });
const attach = (fileId: string, recordId: string, by = hr) =>
  platform.app
    .get(TenantDb)
    .run(by.companyId, () => platform.app.get(Files).attach(fileId, { use: 'test.note-file', recordId, user: by }));
const remove = (fileId: string) =>
  platform.app.get(TenantDb).run(hr.companyId, () => platform.app.get(Files).remove(fileId));
/** Names of what lies in the store, below all folders. */
const stored = async (): Promise<string[]> => {
  const names = await readdir(path.join(platform.env.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const attached = async (bytes = TEXT): Promise<{ id: string; recordId: string }> => {
  const { id } = (await upload(client, bytes)).body;
  const recordId = randomUUID();
  notes.there.add(recordId);
  await attach(id, recordId);
  return { id, recordId };
};

describe('an upload', () => {
  test('comes in parts, goes on where it was cut, and is looked through at the end', async () => {
    const bytes = Buffer.concat([TEXT, Buffer.alloc(FILE_PART_LIMIT, 'x'), TEXT]);
    const id = await start(bytes.length);
    expect((await sendPart(client, id, 0, bytes.subarray(0, 10))).body.received).toBe(10);
    // The answer was lost: the same part again, and one too far ahead.
    expect(refused(await sendPart(client, id, 0, bytes.subarray(0, 10)))).toEqual([409, 'UPLOAD_ELSEWHERE']);
    expect(refused(await sendPart(client, id, 20, bytes.subarray(20, 30)))).toEqual([409, 'UPLOAD_ELSEWHERE']);
    expect(refused(await client.post(`/api/files/${id}/finish`))).toEqual([409, 'UPLOAD_ELSEWHERE']);
    const { received } = (await client.get<StoredFile>(`/api/files/${id}`)).body;
    const middle = received + FILE_PART_LIMIT;
    expect((await sendPart(client, id, received, bytes.subarray(received, middle))).status).toBe(200);
    expect((await sendPart(client, id, middle, bytes.subarray(middle))).body.received).toBe(bytes.length);
    const finished = await client.post(`/api/files/${id}/finish`);
    expect(finished.body).toMatchObject({ state: 'ready', type: 'text/plain', name: 'a.txt', size: bytes.length });
    expect((await client.post(`/api/files/${id}/finish`)).body).toEqual(finished.body);
    expect((await content(id)).text).toBe(bytes.toString());
  });

  test('of two equal parts at the same moment one counts', async () => {
    const id = await start(TEXT.length);
    const answers = await Promise.all([0, 1, 2].map(() => sendPart(client, id, 0, TEXT)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await client.post(`/api/files/${id}/finish`)).body.size).toBe(TEXT.length);
  });

  test('a part that breaks off leaves nothing, and the upload goes on', async () => {
    const id = await start(TEXT.length);
    const cut = fetch(`${client.baseUrl}/api/files/${id}/parts?start=0`, {
      method: 'PUT',
      headers: { ...client.cookieHeader(), 'content-type': 'application/octet-stream' } as HeadersInit,
      body: new ReadableStream({
        start(controller) {
          controller.enqueue(TEXT.subarray(0, 4));
          controller.error(new Error('cut'));
        },
      }),
      duplex: 'half',
    } as RequestInit);
    await expect(cut).rejects.toThrow();
    expect((await client.get(`/api/files/${id}`)).body.received).toBe(0);
    expect((await sendPart(client, id, 0, TEXT)).status).toBe(200);
  });

  test.each([
    ['more bytes than were announced', 5, [413, 'PAYLOAD_TOO_LARGE']],
    ['nothing', TEXT.length, [400, 'MALFORMED_REQUEST']],
  ])('%s are refused', async (what, size, expected) => {
    const id = await start(size);
    expect(refused(await sendPart(client, id, 0, what === 'nothing' ? Buffer.alloc(0) : TEXT))).toEqual(expected);
  });

  test('a part that is too large, or is no bytes, is refused', async () => {
    const id = await start(6_000_000);
    expect(refused(await sendPart(client, id, 0, Buffer.alloc(FILE_PART_LIMIT + 1)))).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
    ]);
    expect(refused(await client.put(`/api/files/${id}/parts?start=0`, {}))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const elsewhere = await client.send({
      ...{ method: 'POST', path: '/api/files', body: TEXT },
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(refused(elsewhere)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  test.each([
    ['a use that nobody offers', { use: 'test.nothing' }, [400, 'VALIDATION_FAILED']],
    ['no bytes', { size: 0 }, [400, 'VALIDATION_FAILED']],
    ['a name with a folder', { name: '../a' }, [400, 'VALIDATION_FAILED']],
    ['a name that reads backwards', { name: 'gpj.\u202eexe' }, [400, 'VALIDATION_FAILED']],
    ['more than the use takes', { size: 6_000_001 }, [413, 'FILE_TOO_LARGE']],
  ])('with %s is refused before any byte', async (_, given, expected) => {
    const body = { use: 'test.note-file', name: 'a.txt', size: 10, ...given };
    expect(refused(await client.post('/api/files', body))).toEqual(expected);
  });

  test('is refused to whom its use does not let upload, and while its remote is off', async () => {
    const lead = platform.client(createTestUser('teamLeader', { companyId: hr.companyId }));
    expect(refused(await upload(lead, TEXT))).toEqual([403, 'ACCESS_DENIED']);
    expect(refused(await upload(platform.client(createTestUser('client')), TEXT))).toEqual([403, 'ACCESS_DENIED']);
    platform.switches.off.add(`${hr.companyId} notes`);
    expect(refused(await upload(client, TEXT))).toEqual([403, 'REMOTE_DISABLED']);
    platform.switches.off.clear();
  });

  test('is its maker’s alone until a record has it', async () => {
    const { id } = (await upload(client, TEXT)).body;
    for (const other of [colleague, createTestUser('hr')]) {
      const browser = platform.client(other);
      notes.readers.add(other.id);
      expect(refused(await browser.get(`/api/files/${id}`))).toEqual([404, 'NOT_FOUND']);
      expect(refused(await content(id, {}, browser))).toEqual([404, 'NOT_FOUND']);
      expect(refused(await sendPart(browser, id, 0, TEXT))).toEqual([404, 'NOT_FOUND']);
      expect(refused(await browser.post(`/api/files/${id}/finish`))).toEqual([404, 'NOT_FOUND']);
      expect(refused(await browser.delete(`/api/files/${id}`))).toEqual([404, 'NOT_FOUND']);
      await expect(attach(id, randomUUID(), other)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      notes.readers.delete(other.id);
    }
    expect((await client.delete(`/api/files/${id}`)).status).toBe(200);
    expect(refused(await client.get(`/api/files/${id}`))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a file of a record', () => {
  test('is attached once, however often', async () => {
    const { id, recordId } = await attached();
    expect(await attach(id, recordId)).toEqual({ id, name: 'a file.txt', type: 'text/plain', size: TEXT.length });
    await expect(attach(id, randomUUID())).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(refused(await client.delete(`/api/files/${id}`))).toEqual([409, 'TRANSITION_REFUSED']);
  });

  test('stays nobody’s when the record’s transaction fails', async () => {
    const { id } = (await upload(client, TEXT)).body;
    const { app } = platform;
    const failing = app.get(TenantDb).run(hr.companyId, async () => {
      await app.get(Files).attach(id, { use: 'test.note-file', recordId: randomUUID(), user: hr });
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect((await client.get(`/api/files/${id}`)).body.state).toBe('ready');
  });

  test('is read by whom the record is open to, and each time anew', async () => {
    const { id, recordId } = await attached();
    const other = platform.client(colleague);
    expect((await content(id)).status).toBe(200);
    expect(refused(await content(id, {}, other))).toEqual([404, 'NOT_FOUND']);
    notes.readers.add(colleague.id);
    expect((await content(id, {}, other)).status).toBe(200);
    notes.readers.delete(colleague.id);
    expect(refused(await content(id, {}, other))).toEqual([404, 'NOT_FOUND']);
    notes.there.delete(recordId);
    const tag = { 'if-none-match': `"${id}-full"` };
    for (const answer of [await content(id), await content(id, tag), await client.get(`/api/files/${id}`)])
      expect(refused(answer)).toEqual([404, 'NOT_FOUND']);
    notes.there.add(recordId);
    platform.switches.off.add(`${hr.companyId} notes`);
    expect(refused(await content(id))).toEqual([403, 'REMOTE_DISABLED']);
    platform.switches.off.clear();
    expect((await content(id)).status).toBe(200);
  });

  test('looks to another company as if it did not exist', async () => {
    const { id } = await attached();
    const stranger = createTestUser('admin');
    notes.readers.add(stranger.id);
    const browser = platform.client(stranger);
    for (const rest of ['', '/content', '/link']) {
      const [foreign, missing] = await Promise.all(
        [id, randomUUID()].map((each) => browser.get(`/api/files/${each}${rest}`)),
      );
      expect([foreign!.status, foreign!.body.error.message]).toEqual([404, missing!.body.error.message]);
    }
    expect(refused(await content(id, {}, platform.client()))).toEqual([401, 'NOT_SIGNED_IN']);
  });

  test('is answered as something to save that cannot run, whole, in part, or not again', async () => {
    const { id } = await attached();
    const { headers, text } = await content(id);
    expect(text).toBe(TEXT.toString());
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="a file.txt"; filename*=UTF-8''a%20file.txt`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-length': String(TEXT.length),
    });
    expect((await content(id, { 'if-none-match': String(headers.etag) })).status).toBe(304);
    const part = await content(id, { range: 'bytes=5-8' });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'text', 'bytes 5-8/11']);
    const changed = await content(id, { range: 'bytes=5-8', 'if-range': '"another"' });
    expect([changed.status, changed.text]).toEqual([200, text]);
    expect((await content(id, { range: 'bytes=11-' })).status).toBe(416);
  });

  test('that is removed is gone at once, and its bytes after the commit', async () => {
    const { id } = await attached();
    await waitUntilSettled(platform.database);
    const before = await stored();
    await remove(id);
    expect(refused(await content(id))).toEqual([404, 'NOT_FOUND']);
    await waitUntilSettled(platform.database);
    expect(await stored()).toHaveLength(before.length - 1);
    expect(await platform.database.query('select id from file where id = $1', [id])).toEqual([]);
  });
});

describe('a link', () => {
  const linkTo = async (id: string): Promise<string> => {
    const { url } = (await client.get(`/api/files/${id}/link`)).body;
    return new URL(url).pathname;
  };

  test('is good without a session for ten minutes', async () => {
    const { id } = await attached();
    const path = await linkTo(id);
    expect((await platform.client().get(path)).text).toBe(TEXT.toString());
    clock.advance({ minutes: 10 });
    expect(refused(await platform.client().get(path))).toEqual([410, 'LINK_EXPIRED']);
  });

  test('is worth nothing once the record is archived, the file is gone, or a sign of it is changed', async () => {
    const { id, recordId } = await attached();
    const path = await linkTo(id);
    notes.there.delete(recordId);
    expect(refused(await platform.client().get(path))).toEqual([404, 'NOT_FOUND']);
    notes.there.add(recordId);
    expect((await platform.client().get(path)).status).toBe(200);
    const changed = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(refused(await platform.client().get(changed))).toEqual([410, 'LINK_INVALID']);
    await remove(id);
    expect(refused(await platform.client().get(path))).toEqual([404, 'NOT_FOUND']);
  });

  test('is made for whoever may read the file, and for no upload', async () => {
    const { id } = await attached();
    expect(refused(await platform.client(colleague).get(`/api/files/${id}/link`))).toEqual([404, 'NOT_FOUND']);
    const ready = (await upload(client, TEXT)).body;
    expect(refused(await client.get(`/api/files/${ready.id}/link`))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('space', () => {
  test('is refused in words before a byte is sent, whoever asks at the same moment', async () => {
    const rich = createTestUser('hr');
    const browser = platform.client(rich);
    const body = { use: 'test.note-file', name: 'a.txt', size: 6_000_000 };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => browser.post('/api/files', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    const { error } = answers.find(({ status }) => status === 409)!.body;
    expect(error).toMatchObject({ code: 'FILES_FULL', message: expect.stringContaining('2 MB of 20 MB are free') });
    expect((await client.post('/api/files', { ...body, size: 10 })).status).toBe(201);
  });

  test('of uploads that were left comes back after a day, and what a record has stays', async () => {
    const { id } = await attached();
    const left = [await start(100), (await upload(client, TEXT)).body.id];
    await sendPart(client, left[0]!, 0, TEXT);
    clock.advance({ hours: 25 });
    const fresh = await start(100);
    await platform.app.get(TenantDb).run(hr.companyId, () => platform.app.get(Jobs).enqueue(forgetUploads, {}));
    await waitUntilSettled(platform.database);
    for (const gone of left) expect((await client.get(`/api/files/${gone}`)).status).toBe(404);
    expect((await client.get(`/api/files/${fresh}`)).status).toBe(200);
    expect((await content(id)).status).toBe(200);
    const rows = await platform.database.query(`select id from file where state <> 'attached' and company_id = $1`, [
      hr.companyId,
    ]);
    expect(rows).toEqual([{ id: fresh }]);
    // Nothing lies in the store that no row knows.
    const [{ count } = {}] = await platform.database.query<{ count: number }>(
      `select count(*)::int from file where state = 'attached'`,
    );
    expect(await stored()).toHaveLength(count ?? 0);
  });
});

test('what was sent in parts of any size is what is read', async () => {
  const text = Buffer.from(randomBytes(30_000).toString('base64'));
  const sizes = fc.sample(fc.integer({ min: 1, max: 9_000 }), { numRuns: 100, seed: 20_261_121 });
  const id = await start(text.length);
  let at = 0;
  for (const size of sizes) {
    if (at < text.length) at = (await sendPart(client, id, at, text.subarray(at, at + size))).body.received;
  }
  await client.post(`/api/files/${id}/finish`);
  expect((await content(id)).text).toBe(text.toString());
});
