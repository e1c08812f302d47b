import { randomUUID } from 'node:crypto';
import { createTestUser, waitUntilSettled, type HttpClient, type PlatformApp } from '@atrium/testing';
import { TenantDb } from '@atrium/platform';
import { Files } from './files.js';
import { NotePortal, refused, TEXT } from './testing/note-portal.fixture.js';

let portal: NotePortal;
let platform: PlatformApp;
let client: HttpClient;
beforeAll(async () => {
  portal = await NotePortal.start();
  ({ platform, client } = portal);
});
afterAll(() => platform.close());

describe('a file of a record', () => {
  test('is attached once, however often', async () => {
    const { id, recordId } = await portal.attached();
    expect(await portal.attach(id, recordId)).toEqual({
      id,
      name: 'a file.txt',
      type: 'text/plain',
      size: TEXT.length,
    });
    await expect(portal.attach(id, randomUUID())).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(refused(await client.delete(`/api/files/${id}`))).toEqual([409, 'TRANSITION_REFUSED']);
  });

  test('stays nobody’s when the record’s transaction fails', async () => {
    const { id } = (await portal.upload(TEXT)).body;
    const { app } = platform;
    const failing = app.get(TenantDb).run(portal.hr.companyId, async () => {
      await app.get(Files).attach(id, { use: 'test.note-file', recordId: randomUUID(), user: portal.hr });
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect((await client.get(`/api/files/${id}`)).body.state).toBe('ready');
  });

  test('is read by whom the record is open to, and each time anew', async () => {
    const { id, recordId } = await portal.attached();
    const other = platform.client(portal.colleague);
    expect((await portal.content(id)).status).toBe(200);
    expect(refused(await portal.content(id, {}, other))).toEqual([404, 'NOT_FOUND']);
    portal.notes.readers.add(portal.colleague.id);
    expect((await portal.content(id, {}, other)).status).toBe(200);
    portal.notes.readers.delete(portal.colleague.id);
    expect(refused(await portal.content(id, {}, other))).toEqual([404, 'NOT_FOUND']);
    portal.notes.there.delete(recordId);
    const tag = { 'if-none-match': `"${id}-full"` };
    for (const answer of [
      await portal.content(id),
      await portal.content(id, tag),
      await client.get(`/api/files/${id}`),
    ])
      expect(refused(answer)).toEqual([404, 'NOT_FOUND']);
    portal.notes.there.add(recordId);
    platform.switches.off.add(`${portal.hr.companyId} notes`);
    expect(refused(await portal.content(id))).toEqual([403, 'REMOTE_DISABLED']);
    platform.switches.off.clear();
    expect((await portal.content(id)).status).toBe(200);
  });

  test('looks to another company as if it did not exist', async () => {
    const { id } = await portal.attached();
    const stranger = createTestUser('admin');
    portal.notes.readers.add(stranger.id);
    const browser = platform.client(stranger);
    for (const rest of ['', '/content/full', '/link']) {
      const [foreign, missing] = await Promise.all(
        [id, randomUUID()].map((each) => browser.get(`/api/files/${each}${rest}`)),
      );
      expect([foreign!.status, foreign!.body.error.message]).toEqual([404, missing!.body.error.message]);
    }
    expect(refused(await portal.content(id, {}, platform.client()))).toEqual([401, 'NOT_SIGNED_IN']);
  });

  test('is answered as something to save that cannot run, whole, in part, or not again', async () => {
    const { id } = await portal.attached();
    const { headers, text } = await portal.content(id);
    expect(text).toBe(TEXT.toString());
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="a file.txt"; filename*=UTF-8''a%20file.txt`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-length': String(TEXT.length),
    });
    expect((await portal.content(id, { 'if-none-match': String(headers.etag) })).status).toBe(304);
    const part = await portal.content(id, { range: 'bytes=5-8' });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'text', 'bytes 5-8/11']);
    const changed = await portal.content(id, { range: 'bytes=5-8', 'if-range': '"another"' });
    expect([changed.status, changed.text]).toEqual([200, text]);
    expect((await portal.content(id, { range: 'bytes=11-' })).status).toBe(416);
  });

  test('that is removed is gone at once, and its bytes after the commit', async () => {
    const { id } = await portal.attached();
    await waitUntilSettled(platform.database);
    const before = await portal.stored();
    await portal.remove(id);
    expect(refused(await portal.content(id))).toEqual([404, 'NOT_FOUND']);
    await waitUntilSettled(platform.database);
    expect(await portal.stored()).toHaveLength(before.length - 1);
    expect(await platform.database.query('select id from file where id = $1', [id])).toEqual([]);
  });
});

describe('a link', () => {
  const linkTo = async (id: string): Promise<string> => {
    const { url } = (await client.get(`/api/files/${id}/link`)).body;
    return new URL(url).pathname;
  };

  test('is good without a session for ten minutes', async () => {
    const { id } = await portal.attached();
    const path = await linkTo(id);
    expect((await platform.client().get(path)).text).toBe(TEXT.toString());
    portal.clock.advance({ minutes: 10 });
    expect(refused(await platform.client().get(path))).toEqual([410, 'LINK_EXPIRED']);
  });

  test('is worth nothing once the record is archived, the file is gone, or a sign of it is changed', async () => {
    const { id, recordId } = await portal.attached();
    const path = await linkTo(id);
    portal.notes.there.delete(recordId);
    expect(refused(await platform.client().get(path))).toEqual([404, 'NOT_FOUND']);
    portal.notes.there.add(recordId);
    expect((await platform.client().get(path)).status).toBe(200);
    const changed = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(refused(await platform.client().get(changed))).toEqual([410, 'LINK_INVALID']);
    await portal.remove(id);
    expect(refused(await platform.client().get(path))).toEqual([404, 'NOT_FOUND']);
  });

  test('is worth nothing once its maker may not read the record, or not sign in', async () => {
    const { id } = await portal.attached();
    const path = await linkTo(id);
    portal.notes.readers.delete(portal.hr.id);
    expect(refused(await platform.client().get(path))).toEqual([404, 'NOT_FOUND']);
    portal.notes.readers.add(portal.hr.id);
    expect((await platform.client().get(path)).status).toBe(200);
    platform.sessions.users.delete(portal.hr.sessionId);
    expect(refused(await platform.client().get(path))).toEqual([404, 'NOT_FOUND']);
    platform.sessions.users.set(portal.hr.sessionId, portal.hr);
  });

  test('is made for whoever may read the file, and for no upload', async () => {
    const { id } = await portal.attached();
    expect(refused(await platform.client(portal.colleague).get(`/api/files/${id}/link`))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const ready = (await portal.upload(TEXT)).body;
    expect(refused(await client.get(`/api/files/${ready.id}/link`))).toEqual([404, 'NOT_FOUND']);
  });
});
