import { randomUUID } from 'node:crypto';
import {
  createTestUser,
  sendPart,
  waitUntilSettled,
  type HttpClient,
  type PlatformApp,
} from '@atrium/testing';
import { Jobs, TenantDb } from '@atrium/platform';
import { forgetUploads } from './file-removal.job.js';
import { NotePortal, TEXT } from './testing/note-portal.fixture.js';

let portal: NotePortal;
let platform: PlatformApp;
let client: HttpClient;
beforeAll(async () => {
  portal = await NotePortal.start({ FILES_QUOTA_MB: '20' });
  ({ platform, client } = portal);
});
afterAll(() => platform.close());

describe('space', () => {
  test('is refused in words before a byte is sent, whoever asks at the same moment', async () => {
    const rich = createTestUser('hr');
    const browser = platform.client(rich);
    const body = { use: 'test.note-file', name: 'a.txt', size: 6_000_000 };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => browser.post('/api/files', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    const { error } = answers.find(({ status }) => status === 409)!.body;
    expect(error).toMatchObject({
      code: 'FILES_FULL',
      message: expect.stringContaining('2 MB of 20 MB is free'),
    });
    expect((await client.post('/api/files', { ...body, size: 10 })).status).toBe(201);
  });

  test('is not taken by one person who announces, and what was announced only is forgotten in the hour', async () => {
    const company = { companyId: randomUUID() };
    const [one, other] = [1, 2].map(() => platform.client(createTestUser('employee', company)));
    const announce = (by = one, size = 1_000) =>
      by!.post('/api/files', { use: 'test.note-file', name: 'a.txt', size });
    const answers = await Promise.all(Array.from({ length: 199 }, () => announce()));
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 429,
      body: { error: { code: 'TOO_MANY_ATTEMPTS' } },
    });
    expect((await announce(other)).status).toBe(201);
    await sendPart(one!, taken[0]!.body.id, 0, TEXT);
    portal.clock.advance({ minutes: 40 });
    expect((await announce()).status).toBe(201);
    const left = await platform.database.query(
      `select count(*)::int from file where company_id = '${company.companyId}' and state = 'receiving'`,
    );
    // The upload that was begun, and the last one.
    expect(left).toEqual([{ count: 2 }]);
    await one!.delete(`/api/files/${taken[0]!.body.id}`);
  });

  test('of uploads that were left comes back after a day, and what a record has stays', async () => {
    const { id } = await portal.attached();
    const left = [await portal.begin(100), (await portal.upload(TEXT)).body.id];
    await sendPart(client, left[0]!, 0, TEXT);
    // The uploads' parts are removed in the background; after the change of time they would count as used today.
    await waitUntilSettled(platform.database);
    portal.clock.advance({ hours: 25 });
    const fresh = await portal.begin(100);
    await platform.app
      .get(TenantDb)
      .run(portal.hr.companyId, () => platform.app.get(Jobs).enqueue(forgetUploads, {}));
    await waitUntilSettled(platform.database);
    for (const gone of left) expect((await client.get(`/api/files/${gone}`)).status).toBe(404);
    expect((await client.get(`/api/files/${fresh}`)).status).toBe(200);
    expect((await portal.content(id)).status).toBe(200);
    const rows = await platform.database.query(
      `select id from file where state <> 'attached' and company_id = $1`,
      [portal.hr.companyId],
    );
    expect(rows).toEqual([{ id: fresh }]);
    // The store holds no file without a row.
    const [{ count } = {}] = await platform.database.query<{ count: number }>(
      `select count(*)::int from file where state = 'attached'`,
    );
    expect(await portal.stored()).toHaveLength(count ?? 0);
  });
});
