import type { Asset } from '@atrium/contracts';
import { TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  hr = await acme.person('hr');
});
afterAll(() => portal.close());

const idOf = async ({ user }: TestPerson): Promise<string> =>
  (await hr.get(`/api/hr/employees?search=${encodeURIComponent(user.email)}`)).body.items[0].id;
const take = async (id: string, step: string, given: object = {}) => {
  const { version } = (await hr.get(`/api/hr/assets/${id}`)).body as Asset;
  return hr.post(`/api/hr/assets/${id}/${step}`, { version, ...given });
};

test('an asset goes to one person at a time, who confirms it, and comes back', async () => {
  const [asha, ravi] = [await acme.person('employee'), await acme.person('employee')];
  const [ashaId, raviId] = [await idOf(asha), await idOf(ravi)];
  const laptop = { name: 'MacBook Pro 14', kind: 'laptop', tag: 'LAP-1', serial: 'C02X', cost: 18_990_050 };
  const { id } = (await hr.post('/api/hr/assets', laptop)).body as Asset;
  const twice = await hr.post('/api/hr/assets', { ...laptop, tag: 'lap-1' });
  expect(twice.body.error).toMatchObject({ code: 'ASSET_TAG_TAKEN', fields: { tag: expect.any(String) } });
  const issued = { issuedOn: '2026-11-02', condition: 'new' };
  const ahead = await take(id, 'issue', { ...issued, issuedOn: '2099-01-01', employeeId: ashaId });
  expect(ahead.body.error).toMatchObject({
    code: 'ASSET_ISSUED_AHEAD',
    fields: { issuedOn: expect.any(String) },
  });
  expect((await take(id, 'issue', { ...issued, employeeId: ashaId })).body).toMatchObject({
    state: 'issued',
    holder: { id: ashaId },
    confirmedAt: null,
    allowedTransitions: ['update', 'takeBack', 'lose'],
  });
  const again = await take(id, 'issue', { ...issued, employeeId: raviId });
  expect(again.body.error.code).toBe('TRANSITION_REFUSED');
  const confirm = `/api/hr/employment/assets/${id}/confirm`;
  expect((await ravi.post(confirm, {})).status).toBe(404);
  expect((await asha.post(confirm, {})).status).toBe(200);
  expect((await asha.post(confirm, {})).status).toBe(200);
  const { items } = (await asha.get('/api/hr/employment/assets')).body;
  expect(items).toMatchObject([{ tag: 'LAP-1', confirmedAt: expect.any(String) }]);
  expect((await hr.get(`/api/hr/employees/${ashaId}/lifecycle`)).body.handOver.assets).toEqual([
    { name: 'MacBook Pro 14 (LAP-1)', lost: false, cost: 18_990_050 },
  ]);
  expect((await take(id, 'take-back', { condition: 'worn' })).body).toMatchObject({
    state: 'inStock',
    holder: null,
    condition: 'worn',
  });
  await take(id, 'lose');
  await take(id, 'find');
  expect((await take(id, 'retire')).body).toMatchObject({ state: 'retired', allowedTransitions: ['find'] });
  expect((await asha.get('/api/hr/assets')).status).toBe(403);
});
