import { randomBytes, randomUUID } from 'node:crypto';
import { FILE_PART_LIMIT, type StoredFile } from '@atrium/contracts';
import { createTestUser, sendPart, type HttpClient, type PlatformApp } from '@atrium/testing';
import fc from 'fast-check';
import { NotePortal, refused, TEXT } from './testing/note-portal.fixture.js';

let portal: NotePortal;
let platform: PlatformApp;
let client: HttpClient;
beforeAll(async () => {
  portal = await NotePortal.start();
  ({ platform, client } = portal);
});
afterAll(() => platform.close());

describe('an upload', () => {
  test('comes in parts, goes on where it was cut, and is looked through at the end', async () => {
    const bytes = Buffer.concat([TEXT, Buffer.alloc(FILE_PART_LIMIT, 'x'), TEXT]);
    const id = await portal.begin(bytes.length);
    expect((await sendPart(client, id, 0, bytes.subarray(0, 10))).body.received).toBe(10);
    // As if the answer was lost: the same part again, and one that starts too far ahead.
    expect(refused(await sendPart(client, id, 0, bytes.subarray(0, 10)))).toEqual([409, 'UPLOAD_ELSEWHERE']);
    expect(refused(await sendPart(client, id, 20, bytes.subarray(20, 30)))).toEqual([
      409,
      'UPLOAD_ELSEWHERE',
    ]);
    expect(refused(await client.post(`/api/files/${id}/finish`))).toEqual([409, 'UPLOAD_ELSEWHERE']);
    const { received } = (await client.get<StoredFile>(`/api/files/${id}`)).body;
    const middle = received + FILE_PART_LIMIT;
    expect((await sendPart(client, id, received, bytes.subarray(received, middle))).status).toBe(200);
    expect((await sendPart(client, id, middle, bytes.subarray(middle))).body.received).toBe(bytes.length);
    const finished = await client.post(`/api/files/${id}/finish`);
    expect(finished.body).toMatchObject({
      state: 'ready',
      type: 'text/plain',
      name: 'a.txt',
      size: bytes.length,
    });
    expect((await client.post(`/api/files/${id}/finish`)).body).toEqual(finished.body);
    expect((await portal.content(id)).text).toBe(bytes.toString());
  });

  test('of two equal parts at the same moment one counts', async () => {
    const id = await portal.begin(TEXT.length);
    const answers = await Promise.all([0, 1, 2].map(() => sendPart(client, id, 0, TEXT)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await client.post(`/api/files/${id}/finish`)).body.size).toBe(TEXT.length);
  });

  test('a part that breaks off leaves nothing, and the upload goes on', async () => {
    const id = await portal.begin(TEXT.length);
    const cut = fetch(`${client.baseUrl}/api/files/${id}/parts/0`, {
      method: 'PUT',
      headers: { cookie: client.cookieHeader().cookie ?? '', 'content-type': 'application/octet-stream' },
      body: new ReadableStream({
        start(controller) {
          controller.enqueue(TEXT.subarray(0, 4));
          controller.error(new Error('cut'));
        },
      }),
      duplex: 'half',
    });
    await expect(cut).rejects.toThrow();
    expect((await client.get(`/api/files/${id}`)).body.received).toBe(0);
    expect((await sendPart(client, id, 0, TEXT)).status).toBe(200);
  });

  test.each([
    ['more bytes than were announced', 5, [413, 'PAYLOAD_TOO_LARGE']],
    ['nothing', TEXT.length, [400, 'MALFORMED_REQUEST']],
  ])('%s are refused', async (what, size, expected) => {
    const id = await portal.begin(size);
    expect(refused(await sendPart(client, id, 0, what === 'nothing' ? Buffer.alloc(0) : TEXT))).toEqual(
      expected,
    );
  });

  test('a part that is too large, or is no bytes, is refused', async () => {
    const id = await portal.begin(6_000_000);
    expect(refused(await sendPart(client, id, 0, Buffer.alloc(FILE_PART_LIMIT + 1)))).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
    ]);
    expect(refused(await client.put(`/api/files/${id}/parts/0`, {}))).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
    const elsewhere = await client.send({
      method: 'POST',
      path: '/api/files',
      body: TEXT,
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(refused(elsewhere)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  test.each([
    ['a use that nobody offers', { use: 'test.nothing' }, [400, 'VALIDATION_FAILED']],
    ['no bytes', { size: 0 }, [400, 'VALIDATION_FAILED']],
    ['a name with a folder', { name: '../a' }, [400, 'VALIDATION_FAILED']],
    ['more than the use takes', { size: 6_000_001 }, [413, 'FILE_TOO_LARGE']],
  ])('with %s is refused before any byte', async (_, given, expected) => {
    const body = { use: 'test.note-file', name: 'a.txt', size: 10, ...given };
    expect(refused(await client.post('/api/files', body))).toEqual(expected);
  });

  test('keeps its name without the marks that turn what is read around', async () => {
    const body = { use: 'test.note-file', name: 'gpj.\u202eexe', size: 10 };
    const begun = await client.post<StoredFile>('/api/files', body);
    expect(begun.status).toBe(201);
    expect((await client.get<StoredFile>(`/api/files/${begun.body.id}`)).body.name).toBe('gpj.exe');
  });

  test('is announced for so many bytes of one person, and no more', async () => {
    const { post } = platform.client(createTestUser('employee'));
    const body = { use: 'test.note-file', name: 'a.txt', size: 6_000_000 };
    const answers = await Promise.all(Array.from({ length: 18 }, () => post('/api/files', body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(16);
    expect(answers.map(refused)).toContainEqual([429, 'TOO_MANY_ATTEMPTS']);
  });

  test('is refused to whom its use does not let upload, and while its remote is off', async () => {
    const lead = platform.client(createTestUser('teamLeader', { companyId: portal.hr.companyId }));
    expect(refused(await portal.upload(TEXT, lead))).toEqual([403, 'ACCESS_DENIED']);
    expect(refused(await portal.upload(TEXT, platform.client(createTestUser('client'))))).toEqual([
      403,
      'ACCESS_DENIED',
    ]);
    platform.switches.off.add(`${portal.hr.companyId} notes`);
    expect(refused(await portal.upload(TEXT))).toEqual([403, 'REMOTE_DISABLED']);
    platform.switches.off.clear();
  });

  test('is its maker’s alone until a record has it', async () => {
    const { id } = (await portal.upload(TEXT)).body;
    for (const other of [portal.colleague, createTestUser('hr')]) {
      const browser = platform.client(other);
      portal.notes.readers.add(other.id);
      expect(refused(await browser.get(`/api/files/${id}`))).toEqual([404, 'NOT_FOUND']);
      expect(refused(await portal.content(id, {}, browser))).toEqual([404, 'NOT_FOUND']);
      expect(refused(await sendPart(browser, id, 0, TEXT))).toEqual([404, 'NOT_FOUND']);
      expect(refused(await browser.post(`/api/files/${id}/finish`))).toEqual([404, 'NOT_FOUND']);
      expect(refused(await browser.delete(`/api/files/${id}`))).toEqual([404, 'NOT_FOUND']);
      await expect(portal.attach(id, randomUUID(), other)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      portal.notes.readers.delete(other.id);
    }
    expect((await client.delete(`/api/files/${id}`)).status).toBe(200);
    expect(refused(await client.get(`/api/files/${id}`))).toEqual([404, 'NOT_FOUND']);
  });
});

test('parts of any size give the same file', async () => {
  const text = Buffer.from(randomBytes(30_000).toString('base64'));
  const sizes = fc.sample(fc.integer({ min: 1, max: 9_000 }), { numRuns: 100, seed: 20_261_121 });
  const id = await portal.begin(text.length);
  let at = 0;
  for (const size of sizes) {
    if (at < text.length) at = (await sendPart(client, id, at, text.subarray(at, at + size))).body.received;
  }
  await client.post(`/api/files/${id}/finish`);
  expect((await portal.content(id)).text).toBe(text.toString());
});
