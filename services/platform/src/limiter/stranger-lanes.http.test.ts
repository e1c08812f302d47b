import { createPlatformApp, createTestUser, type Answer, type PlatformApp } from '@atrium/testing';
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

@Controller('api/test/window')
class WindowController {
  @Post()
  @Repeatable('It keeps nothing.')
  @NotAudited('A sample.')
  @Access({ session: 'public' })
  knock() {
    return { open: true };
  }
}

let platform: PlatformApp;
beforeAll(async () => {
  platform = await createPlatformApp({ controllers: [DoorController, WindowController] });
});
afterAll(() => platform.close());

const knock = () => platform.client().post('/api/test/door');
async function untilBegun(count: number): Promise<void> {
  while (begun.count < count) await new Promise<void>((resolve) => begun.waiters.push(resolve));
}

test('of what a network sends without a session one is worked on; the others wait, and nobody else does', async () => {
  const knocks = [knock(), knock(), knock()];
  await untilBegun(1);
  // These were sent later and are answered all the same.
  expect((await platform.client().get('/api/test/door')).body).toEqual({ count: 1 });
  expect((await platform.client(createTestUser('employee')).post('/api/test/door/own')).status).toBe(201);
  expect(begun.count).toBe(1);
  inside.shift()?.();
  await untilBegun(2);
  inside.shift()?.();
  await untilBegun(3);
  inside.shift()?.();
  expect((await Promise.all(knocks)).map(({ status }) => status)).toEqual([201, 201, 201]);
});

/** Knocks of somebody who hangs up. */
function leaving(count: number) {
  const hanging = new AbortController();
  const url = `${platform.client().baseUrl}/api/test/door`;
  const answers = Array.from({ length: count }, () => fetch(url, { method: 'POST', signal: hanging.signal }));
  const over = answers.map((answer) => answer.catch(() => null));
  const hangUp = async () => {
    hanging.abort();
    await Promise.all(over);
  };
  return { answers, hangUp };
}

test('a lane that is full refuses, and work for nobody is not begun', async () => {
  const { answers, hangUp } = leaving(102);
  // The others wait for the one that nobody lets in.
  expect((await Promise.race(answers)).status).toBe(429);
  const before = begun.count;
  await hangUp();
  // By the time that a later request is answered, the portal has noticed that they are gone.
  await platform.client().get('/api/test/door');
  const after = await letInUntilAnswered();
  expect(after.status).toBe(201);
  // Of the hundred that waited at most those whose end the portal had not noticed.
  expect(begun.count - before).toBeLessThan(50);
});

/** Ends what is being worked on until somebody new is answered. */
async function letInUntilAnswered(): Promise<Answer> {
  let answer = knock();
  for (;;) {
    for (const end of inside.splice(0)) end();
    const settled = await Promise.race([answer, untilBegun(begun.count + 1)]);
    if (settled?.status === 429) answer = knock();
    else if (settled) return settled;
  }
}

test('whoever hangs up keeps their turn until the work is over; other pages have lanes of their own', async () => {
  const before = begun.count;
  const { hangUp } = leaving(1);
  await untilBegun(before + 1);
  await hangUp();
  const next = knock();
  expect((await platform.client().post('/api/test/window')).status).toBe(201);
  expect(begun.count).toBe(before + 1);
  for (const end of inside.splice(0)) end();
  await untilBegun(before + 2);
  for (const end of inside.splice(0)) end();
  expect((await next).status).toBe(201);
});
