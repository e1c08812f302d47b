import { createPlatformApp, type PlatformApp } from '@atrium/testing';
import { Body, Controller, Injectable, Post } from '@nestjs/common';
import { z } from 'zod';
import { Access } from '../access/access.decorator.js';
import { NotAudited } from '../audit/audited.decorator.js';
import { Repeatable } from '../idempotency/once.decorator.js';
import { LinkHolders } from './link-lanes.js';

/** Those who are inside, and how many of their links were looked up. */
const inside: { link: string; leave: () => void }[] = [];
const waiters: (() => void)[] = [];
let asked = 0;
/** Open: nobody stays inside. */
const doors = { open: false };

const ticket = z.strictObject({ link: z.string() });

@Controller('api/test/hall')
class HallController {
  @Post()
  @Repeatable('It keeps nothing.')
  @NotAudited('A sample.')
  @Access({ session: 'public' })
  async enter(@Body({ schema: ticket }) { link }: { link: string }) {
    if (doors.open) return { link };
    await new Promise<void>((leave) => {
      inside.push({ link, leave });
      for (const waiter of waiters.splice(0)) waiter();
    });
    return { link };
  }
}

@Injectable()
class HallLinks extends LinkHolders {
  readonly key = HallController.name;
  linkOf(body: unknown): string | null {
    return ticket.safeParse(body).data?.link ?? null;
  }
  holds(link: string): Promise<boolean> {
    asked += 1;
    return Promise.resolve(link.startsWith('right'));
  }
}

let platform: PlatformApp;
beforeAll(async () => {
  platform = await createPlatformApp({ controllers: [HallController], providers: [HallLinks] });
});
afterAll(() => platform.close());
afterEach(() => {
  asked = 0;
});

const enter = (link: string) => platform.client().post('/api/test/hall', { link });
async function untilInside(count: number): Promise<void> {
  while (inside.length < count) await new Promise<void>((resolve) => waiters.push(resolve));
}
const leaveAll = () => {
  for (const { leave } of inside.splice(0)) leave();
};

test('whoever has a right link waits for nobody of their network, and for themselves', async () => {
  const many = Array.from({ length: 150 }, (_, place) => enter(`right ${String(place)}`));
  await untilInside(150);
  const again = enter('right 0');
  leaveAll();
  expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([201]));
  await untilInside(1);
  leaveAll();
  expect((await again).status).toBe(201);
  expect(asked).toBe(150);
});

test('wrong links share the lane of their network, and a right one goes past them', async () => {
  // As many as are free before the network is doubted, and more than may wait.
  const wrong = Array.from({ length: 140 }, (_, place) => enter(`wrong ${String(place)}`));
  expect(await Promise.race(wrong.map(async (each) => (await each).status))).toBe(429);
  expect(inside).toHaveLength(1);
  const right = enter('right 0');
  await untilInside(2);
  inside.find(({ link }) => link === 'right 0')?.leave();
  expect((await right).status).toBe(201);
  doors.open = true;
  leaveAll();
  await Promise.all(wrong);
});
