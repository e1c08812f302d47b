import { createPlatformApp, createTestUser, type PlatformApp } from '@atrium/testing';
import type { NextStep } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../access/signed-in-user.js';
import { NextSteps, NextStepSource } from './next-steps.js';

const step = (id: string, order: number): NextStep => ({
  id,
  title: id,
  text: id,
  path: id,
  done: false,
  order,
});

@NextSteps()
@Injectable()
class LaterSteps extends NextStepSource {
  steps(): Promise<NextStep[]> {
    return Promise.resolve([step('third', 30), step('first', 10)]);
  }
}

@NextSteps()
@Injectable()
class AdminSteps extends NextStepSource {
  steps({ role }: SignedInUser): Promise<NextStep[]> {
    return Promise.resolve(role === 'admin' ? [step('second', 20)] : []);
  }
}

let platform: PlatformApp;
beforeAll(async () => {
  platform = await createPlatformApp({ providers: [LaterSteps, AdminSteps] });
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
