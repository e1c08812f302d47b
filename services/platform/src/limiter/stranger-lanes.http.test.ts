import { createPlatformApp, createTestUser, type PlatformApp } from '@atrium/testing';
import { Controller, Get, Post } from '@nestjs/common';
import { Access } from '../access/access.decorator.js';
import { NotAudited } from '../audit/audited.decorator.js';
import { Repeatable } from '../idempotency/once.decorator.js';

/** Ends of the knocks that are being answered. */
const inside: (() => void)[] = [];
const begun: { count: number; waiters: (() => void)[] } = { count: 0, waiters: [] };

@Controller('api/test/door')
class DoorController {
  @Post()
  @Repeatable('It keeps nothing.')
  @NotAudited('A sample.')
  @Access({ session: 'public' })
  async knock() {
    begun.count += 1;
    for (const waiter of begun.waiters.splice(0)) waiter();
    await new Promise<void>((resolve) => inside.push(resolve));
    return { open: true };
  }

  @Get()
  @Access({ session: 'public' })
  look() {
    return { count: begun.count };
  }

  @Post('own')
  @Repeatable('It keeps nothing.')
  @NotAudited('A sample.')
  @Access({ session: 'any' })
  own() {
    return { open: true };
  }
}

let platform: PlatformApp;
beforeAll(async () => {
  platform = await createPlatformApp({ controllers: [DoorController] });
});
afterAll(() => platform.close());

const knock = () => platform.client().post('/api/test/door');
async function untilBegun(count: number): Promise<void> {
  while (begun.count < count) await new Promise<void>((resolve) => begun.waiters.push(resolve));
}

test('of what a network sends without a session two are worked on; the others wait, and nobody else does', async () => {
  const knocks = [knock(), knock(), knock(), knock()];
  await untilBegun(2);
  // These were sent later and are answered all the same.
  expect((await platform.client().get('/api/test/door')).body).toEqual({ count: 2 });
  expect((await platform.client(createTestUser('employee')).post('/api/test/door/own')).status).toBe(201);
  expect(begun.count).toBe(2);
  inside.shift()?.();
  await untilBegun(3);
  inside.shift()?.();
  await untilBegun(4);
  for (const end of inside.splice(0)) end();
  expect((await Promise.all(knocks)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});

test('a lane that is full refuses, and whoever hangs up gives their turn away', async () => {
  const hanging = new AbortController();
  const url = `${platform.client().baseUrl}/api/test/door`;
  const answers = Array.from({ length: 103 }, () => fetch(url, { method: 'POST', signal: hanging.signal }));
  const over = answers.map((answer) => answer.catch(() => null));
  // The others wait for the two that nobody lets in.
  expect((await Promise.race(answers)).status).toBe(429);
  hanging.abort();
  await Promise.all(over);
  for (const end of inside.splice(0)) end();
  const next = knock();
  while ((await Promise.race([next, untilBegun(begun.count + 1)])) === undefined)
    for (const end of inside.splice(0)) end();
  expect((await next).status).toBe(201);
});
