import { createPlatformApp, type PlatformApp } from '@atrium/testing';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { Repeatable } from '../idempotency/once.decorator.js';
import { NotAudited } from '../audit/audited.decorator.js';
import { Access } from '../access/access.decorator.js';
import { GlobalDb } from '../database/global-db.js';
import { Answers } from '../openapi/answers.decorator.js';
import { AppError } from './app-error.js';

const thingSchema = z.strictObject({
  name: z.string('Enter a name.').min(2, 'Use at least 2 characters.'),
  address: z.strictObject({ city: z.string('Enter a city.') }).optional(),
});
const shownSchema = z.object({ name: z.string(), note: z.string().nullable(), day: z.iso.date() });

@Controller('api/test')
@Access({ session: 'public' })
class ThingsController {
  constructor(private readonly db: GlobalDb) {}

  @Post('things')
  @Repeatable('It keeps nothing.')
  @NotAudited('A sample.')
  create(@Body({ schema: thingSchema }) body: z.infer<typeof thingSchema>) {
    return body;
  }

  @Get('things')
  list(
    @Query({ schema: z.strictObject({ limit: z.coerce.number('Enter a number.').int() }) }) query: unknown,
  ) {
    return query;
  }

  @Get('things/:id')
  get(@Param({ schema: z.strictObject({ id: z.uuid('This is not a valid id.') }) }) params: unknown) {
    return params;
  }

  @Get('broken')
  broken() {
    throw new Error('secret detail of ours');
  }

  @Get('limited')
  limited() {
    throw new AppError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 4.2 });
  }

  @Get('query/:sql')
  query(@Param('sql') sql: string) {
    return this.db.manager.query(sql);
  }

  @Get('shown')
  @Answers(shownSchema)
  shown() {
    return { name: 'a"b', note: null, day: '2026-11-20', passwordHash: 'must not leave' };
  }

  @Get('lying')
  @Answers(shownSchema)
  lying() {
    return { name: null, note: null, day: '2026-11-20' };
  }
}

let platform: PlatformApp;
beforeAll(async () => {
  platform = await createPlatformApp({ controllers: [ThingsController] });
});
afterAll(() => platform.close());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  platform.client().send({ method: 'POST', path: '/api/test/things', body, headers });

test.each([
  [{}, { name: 'Enter a name.' }],
  [{ name: 'x' }, { name: 'Use at least 2 characters.' }],
  [
    { name: 'xy', extra: 1, more: 2 },
    { extra: 'Unknown field.', more: 'Unknown field.' },
  ],
  [{ name: 'xy', address: { city: 'Pune', zip: '1' } }, { 'address.zip': 'Unknown field.' }],
  [{ name: 'xy', address: {} }, { 'address.city': 'Enter a city.' }],
])('%j is refused field by field', async (body, fields) => {
  const answer = await post(body);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toMatchObject({ code: 'VALIDATION_FAILED', fields });
  expect(answer.body.error.requestId).toBe(answer.headers['x-request-id']);
});

test.each([
  ['/api/test/things?limit=many', { limit: 'Enter a number.' }],
  ['/api/test/things?limit=1&limit=2', { limit: 'Enter a number.' }],
  ['/api/test/things?limit=1&page=2', { page: 'Unknown field.' }],
  ['/api/test/things/42', { id: 'This is not a valid id.' }],
])('%s is refused', async (path, fields) => {
  const { status, body } = await platform.client().get(path);
  expect([status, body.error.fields]).toEqual([400, fields]);
});

test.each([
  '{"name":',
  '',
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"admin":true},"name":"xy"}',
  '{"name":"x\\u0000y"}',
])('the body %j is refused with 400', async (body) => {
  const answer = await post(body, { 'content-type': 'application/json' });
  expect(answer.status).toBe(400);
  expect(['MALFORMED_REQUEST', 'VALIDATION_FAILED']).toContain(answer.body.error.code);
});

test('a body nested deeper than anybody writes is refused', async () => {
  const answer = await post(`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`);
  expect([answer.status, answer.body.error.code]).toEqual([400, 'MALFORMED_REQUEST']);
});

test('a body over 1 MB answers 413, one just below is read', async () => {
  const answer = await post({ name: 'x'.repeat(1024 * 1024) });
  expect([answer.status, answer.body.error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect((await post({ name: 'x'.repeat(1024 * 1024 - 20) })).status).toBe(201);
});

test.each(['%zz', '%ff%fe', 'x'.repeat(400)])(
  'an address with %s is refused in the one shape',
  async (part) => {
    const answer = await platform.client().get(`/api/test/things/${part}`);
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'MALFORMED_REQUEST']);
    expect(answer.body.error.requestId).toBe(answer.headers['x-request-id']);
  },
);

test('our own failure says nothing of itself', async () => {
  const answer = await platform.client().get('/api/test/broken');
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('secret detail');
  expect(Object.keys(answer.body.error).sort()).toEqual(['code', 'message', 'requestId']);
});

test('a route that does not exist answers 404, too many attempts say when to come back', async () => {
  expect((await platform.client().get('/api/nowhere')).body.error.code).toBe('NOT_FOUND');
  const limited = await platform.client().get('/api/test/limited');
  expect([limited.status, limited.headers['retry-after']]).toEqual([429, '5']);
});

test.each([
  [503, "set local statement_timeout = '20ms'; select pg_sleep(2)"],
  [400, "select 'x'::int"],
  [500, 'select * from nowhere'],
])('a statement that fails answers %i', async (status, sql) => {
  const answer = await platform.client().get(`/api/test/query/${encodeURIComponent(sql)}`);
  expect(answer.status).toBe(status);
  expect(answer.text).not.toMatch(/nowhere|timeout|integer/);
});

test('only declared fields leave, and an answer other than declared fails outside production', async () => {
  const shown = await platform.client().get('/api/test/shown');
  expect(shown.body).toEqual({ name: 'a"b', note: null, day: '2026-11-20' });
  expect((await platform.client().get('/api/test/lying')).status).toBe(500);
});

test('a token in an address, known or not, is not in the log', async () => {
  const lines: object[] = [];
  const keep = (line: object) => void lines.push(line);
  platform.app.useLogger({ log: keep, warn: keep, error: keep });
  const token = `test.${'a'.repeat(60)}.${'b'.repeat(43)}`;
  for (const path of [`/api/files/links/${token}`, `/api/nowhere/${token}/`, `/api/files/links/${token}%2F`])
    expect((await platform.client().get(path)).status).toBeGreaterThanOrEqual(400);
  expect(lines).toContainEqual(expect.objectContaining({ path: '/api/files/links/[hidden]' }));
  expect(JSON.stringify(lines)).not.toContain('b'.repeat(43));
});

test('a given request id is kept if it is one', async () => {
  const send = (id: string) =>
    platform.client().send({ method: 'GET', path: '/api/health/live', headers: { 'x-request-id': id } });
  expect((await send('proxy-4711')).headers['x-request-id']).toBe('proxy-4711');
  expect((await send('bad id\t')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
