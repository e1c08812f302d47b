import { createInterface } from 'node:readline';
import { createBrotliDecompress } from 'node:zlib';
import { createPlatformApp, createTestUser, type PlatformApp } from '@atrium/testing';
import { Access, contribute } from '@atrium/platform';
import { Controller, Get } from '@nestjs/common';
import { HomePart } from './home-part.js';

const QUERY = 'day=2026-11-28&zone=Asia%2FCalcutta';

@Controller('api/areas')
@Access({ session: 'staff' })
class AreaController {
  @Get('quick')
  quick() {
    return { items: ['first'] };
  }

  @Get('broken')
  broken(): never {
    throw new Error('The area is broken.');
  }

  @Get('stuck')
  stuck() {
    return new Promise(() => undefined);
  }

  @Get('closed')
  @Access({ session: 'staff', allowedRoles: ['admin'] })
  closed() {
    return { secret: true };
  }
}

let platform: PlatformApp;
beforeAll(async () => {
  const parts = ['areas/quick', 'areas/broken', 'areas/stuck', 'areas/closed'].map(
    (address) => new HomePart({ address: () => address }),
  );
  const ofDesk = new HomePart({
    remote: 'desk',
    address: ({ day, zone, user }) => `areas/quick?day=${day}&zone=${zone}&role=${user.role}`,
  });
  const ofCompany = new HomePart({ address: ({ companyDay }) => `areas/closed?on=${companyDay}` });
  platform = await createPlatformApp({
    controllers: [AreaController],
    providers: [...parts, ofDesk, ofCompany].map(contribute),
  });
});
afterAll(() => platform.close());

/** Reads the lines of a home, as they come, until `last` has. */
async function readHome(user: ReturnType<typeof createTestUser>, last: string) {
  const answer = await platform.client(user).open({
    method: 'GET',
    path: `/api/portal/home?${QUERY}`,
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.headers['content-encoding']).toBe('br');
  const lines = [];
  for await (const line of createInterface(answer.pipe(createBrotliDecompress()))) {
    lines.push(JSON.parse(line));
    if (lines.at(-1).part === last) break;
  }
  answer.destroy();
  const [head, ...parts] = lines;
  return { named: head.parts as string[], parts: new Map(parts.map((part) => [part.part, part])) };
}

test('a part that hangs delays no other, and says so itself', async () => {
  const early = await readHome(createTestUser('employee'), 'areas/quick');
  expect(early.parts.get('areas/quick')).toEqual({ part: 'areas/quick', data: { items: ['first'] } });
  expect(early.parts.has('areas/stuck')).toBe(false);
  const { parts } = await readHome(createTestUser('employee'), 'areas/stuck');
  expect(parts.get('areas/stuck')).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
});

test('a part that fails has its failure; one that is refused is left out', async () => {
  const refused = await readHome(createTestUser('employee'), 'areas/stuck');
  expect(refused.parts.get('areas/broken')).toEqual({
    part: 'areas/broken',
    status: 500,
    error: { code: 'INTERNAL', message: expect.any(String), requestId: expect.any(String) },
  });
  expect(refused.parts.has('areas/closed')).toBe(false);
  const { parts } = await readHome(createTestUser('admin'), 'areas/closed');
  expect(parts.get('areas/closed')).toMatchObject({ data: { secret: true } });
});

test('a part knows its reader, and is not there while its app is off', async () => {
  const user = createTestUser('hr');
  const address = 'areas/quick?day=2026-11-28&zone=Asia/Kolkata&role=hr';
  expect((await readHome(user, 'areas/quick')).named).toContain(address);
  platform.switches.off.add(`${user.companyId} desk`);
  expect((await readHome(user, 'areas/quick')).named).not.toContain(address);
});

test('a part of the company knows its day, whatever day the reader has', async () => {
  const dayOf = async (companyTimezone: string) => {
    const { named } = await readHome(createTestUser('employee', { companyTimezone }), 'areas/quick');
    return named.find((address) => address.startsWith('areas/closed?on='));
  };
  // 25 hours apart, and so never on one day.
  expect(await dayOf('Pacific/Kiritimati')).not.toBe(await dayOf('Pacific/Pago_Pago'));
});

test('there is no home without a session, or on no day', async () => {
  expect((await platform.client().get(`/api/portal/home?${QUERY}`)).status).toBe(401);
  const { status } = await platform.client(createTestUser('hr')).get('/api/portal/home?day=today&zone=UTC');
  expect(status).toBe(400);
});
