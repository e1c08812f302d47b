import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { TestPortal } from './test-portal.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Collections until the object is gone; what a turn looked at is held until the next one. */
async function isCollected(object: WeakRef<object>): Promise<boolean> {
  for (let turn = 0; turn < 20 && object.deref(); turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  return object.deref() === undefined;
}

async function serveAndClose(portal: TestPortal): Promise<WeakRef<object>> {
  const company = await portal.company();
  const lead = await company.person('teamLeader');
  expect((await lead.get('/api/notifications')).status).toBe(200);
  const application = new WeakRef(portal.app);
  await portal.close();
  return application;
}

test('a portal that was closed frees its application although a test file keeps the portal', async () => {
  const kept = await TestPortal.start();
  const application = await serveAndClose(kept);
  expect(() => kept.app).toThrow('The portal is closed.');
  // Nest keeps the application that was made last.
  await (await TestPortal.start()).close();
  expect(await isCollected(application)).toBe(true);
});
