import { TenantDb } from '@atrium/platform';
import { openEvents, TestPortal } from '@atrium/testing';
import { stopApp } from './shutdown.js';

test('a shutdown answers accepted requests, closes the streams and leaves nothing hanging', async () => {
  const portal = await TestPortal.start({ alone: true });
  const acme = await portal.company();
  const stream = await openEvents(acme.admin);
  const ask = () => Array.from({ length: 20 }, () => acme.admin.get('/api/users'));
  await Promise.all(ask());
  const requests = ask();
  // One long transaction runs while everything else ends.
  let finish = (): void => undefined;
  const slow = portal.app.get(TenantDb).run(acme.id, async (tx) => {
    await new Promise<void>((resolve) => (finish = resolve));
    return tx.query<unknown>('select 1 as one');
  });
  const first = await Promise.race(requests);
  const stopped = stopApp(portal.app);
  const answers = await Promise.all(requests);
  expect([first, ...answers].map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  await stream.ended;
  finish();
  await expect(slow).resolves.toEqual([{ one: 1 }]);
  await stopped;
  await portal.cleanUp();
}, 20_000);
