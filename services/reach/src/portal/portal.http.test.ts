import { createPlatformApp, createTestUser, type PlatformApp } from '@atrium/testing';
import type { NextStep } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { NextStepSource } from './next-steps.js';

const step = (id: string, order: number): NextStep => ({
  id,
  title: id,
  text: id,
  path: id,
  done: false,
  order,
});

@Injectable()
class LaterSteps extends NextStepSource {
  steps(): Promise<NextStep[]> {
    return Promise.resolve([step('third', 30), step('first', 10)]);
  }
}

@Injectable()
class AdminSteps extends NextStepSource {
  steps({ role }: SignedInUser): Promise<NextStep[]> {
    return Promise.resolve(role === 'admin' ? [step('second', 20)] : []);
  }
}

let platform: PlatformApp;
beforeAll(async () => {
  platform = await createPlatformApp({
    providers: [LaterSteps, AdminSteps],
    variables: { ATRIUM_SECURITY_CONTACT: 'mailto:security@example.com' },
  });
});
afterAll(() => platform.close());

test.each([
  ['admin', ['first', 'second', 'third']],
  ['employee', ['first', 'third']],
] as const)('the next steps of all services for the role %s are in order', async (role, ids) => {
  const { body } = await platform.client(createTestUser(role)).get('/api/portal/next-steps');
  expect(body.items.map(({ id }: NextStep) => id)).toEqual(ids);
});

test('the API describes itself: routes, schemas, the one shape of a failure', async () => {
  const { body } = await platform.client().get('/api/openapi.json');
  const { get } = body.paths['/api/portal/next-steps'];
  expect(get.responses['200'].content['application/json'].schema.properties.items.items.required).toContain(
    'path',
  );
  expect(get.responses.default.content['application/json'].schema.properties.error.required).toContain(
    'requestId',
  );
  expect(Object.keys(body.paths)).not.toContain('/api/outbox');
});

test('security.txt says where to report a weakness', async () => {
  const { status, headers, text } = await platform.client().get('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const { Contact, Expires, Canonical } = Object.fromEntries(
    text.split('\n').map((line) => line.split(/: (.*)/)),
  ) as Record<string, string>;
  expect(Contact).toBe('mailto:security@example.com');
  expect(Canonical).toMatch(/^http:\/\/localhost:\d+\/\.well-known\/security\.txt$/);
  const days = (Date.parse(Expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(80);
  expect(days).toBeLessThan(366);
});
