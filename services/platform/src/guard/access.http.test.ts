import { createPlatformApp, createTestUser, type PlatformApp } from '@atrium/testing';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { z } from 'zod';
import { Repeatable } from '../idempotency/once.decorator.js';
import { NotAudited } from '../audit/audited.decorator.js';
import { Access } from '../access/access.decorator.js';
import { CurrentUser } from '../access/current-user.decorator.js';
import type { SignedInUser } from '../request/signed-in-user.js';

const noteSchema = z.strictObject({ text: z.string('Write something.') });

@Controller('api/test')
class RoutesController {
  @Get('public')
  @Access({ session: 'public' })
  public() {
    return { ok: true };
  }

  @Get('any')
  @Access({ session: 'any' })
  any(@CurrentUser() user: SignedInUser) {
    return { id: user.id };
  }

  @Get('staff')
  @Access({ session: 'staff' })
  staff() {
    return { ok: true };
  }

  @Get('hiring')
  @Access({ session: 'staff', permission: { tab: 'hrOperations', resource: 'hiring', action: 'read' } })
  hiring() {
    return { ok: true };
  }

  @Get('own')
  @Access({ session: 'staff', selfService: true, permission: { tab: 'admin' }, remote: 'hr' })
  own() {
    return { ok: true };
  }

  @Get('admins')
  @Access({ session: 'staff', allowedRoles: ['admin'] })
  admins() {
    return { ok: true };
  }

  @Post('notes')
  @Repeatable('It keeps nothing.')
  @NotAudited('A sample.')
  @Access({ session: 'public' })
  note(@Body({ schema: noteSchema }) note: z.infer<typeof noteSchema>) {
    return note;
  }
}

let platform: PlatformApp;
beforeAll(async () => {
  platform = await createPlatformApp({ controllers: [RoutesController] });
});
afterAll(() => platform.close());

test.each(['any', 'staff', 'hiring', 'own', 'admins'])('without a session %s answers 401', async (route) => {
  const answer = await platform.client().get(`/api/test/${route}`);
  expect([answer.status, answer.body.error.code]).toEqual([401, 'NOT_SIGNED_IN']);
});

test.each([
  ['public', ['admin', 'hr', 'teamLeader', 'employee', 'client']],
  ['any', ['admin', 'hr', 'teamLeader', 'employee', 'client']],
  ['staff', ['admin', 'hr', 'teamLeader', 'employee']],
  ['hiring', ['admin', 'hr', 'teamLeader']],
  ['own', ['admin', 'hr', 'teamLeader', 'employee']],
  ['admins', ['admin']],
] as const)('%s is open to %j only', async (route, allowed) => {
  for (const role of ['admin', 'hr', 'teamLeader', 'employee', 'client'] as const) {
    const { status } = await platform.client(createTestUser(role)).get(`/api/test/${route}`);
    expect([role, status]).toEqual([role, (allowed as readonly string[]).includes(role) ? 200 : 403]);
  }
});

test('a route of a remote that is off answers REMOTE_DISABLED, for that company only', async () => {
  const [ours, theirs] = [createTestUser('admin'), createTestUser('admin')];
  platform.switches.off.add(`${ours.companyId} hr`);
  expect((await platform.client(ours).get('/api/test/own')).body.error.code).toBe('REMOTE_DISABLED');
  expect((await platform.client(theirs).get('/api/test/own')).status).toBe(200);
});

test('an ended session is over at once', async () => {
  const user = createTestUser('employee');
  const client = platform.client(user);
  expect((await client.get('/api/test/any')).body).toEqual({ id: user.id });
  platform.sessions.users.delete(user.sessionId);
  expect((await client.get('/api/test/any')).status).toBe(401);
});

const note = (headers: Record<string, string>, body: unknown = { text: 'hello' }) =>
  platform.client().send<{ error: { code: string; fields: Record<string, string> } }>({
    method: 'POST',
    path: '/api/test/notes',
    body,
    headers,
  });

test.each([
  [201, {}],
  [201, { origin: 'http://localhost:4300' }],
  [201, { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4300' }],
  [201, { host: '127.0.0.1:4300', origin: 'http://127.0.0.1:4300' }],
  [403, { host: '127.0.0.1:4300', origin: 'http://127.0.0.1:4301' }],
  [403, { origin: 'http://evil.example' }],
  [403, { origin: 'null' }],
  [403, { origin: 'http://localhost:4301' }],
  [403, { 'sec-fetch-site': 'cross-site' }],
  [403, { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4300' }],
])('a POST answers %i with %j', async (status, headers) => {
  const answer = await note(headers);
  expect(answer.status).toBe(status);
  if (status === 403) expect(answer.body.error.code).toBe('CROSS_SITE_REQUEST');
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
])('a body of type %s answers 415', async (type) => {
  const answer = await note({ 'content-type': type }, 'text=hello');
  expect([answer.status, answer.body.error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
});
