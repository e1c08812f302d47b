import { randomUUID } from 'node:crypto';
import { TestPortal, type TestCompany } from '@atrium/testing';

let portal: TestPortal;
let acme: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
});
afterAll(() => portal.close());

const FRACTION = 'Enter an amount without a fraction of a paisa or cent.';
const TOO_LARGE = 'This amount is too large.';

type Door = readonly [
  way: 'post' | 'patch' | 'put',
  path: string,
  field: string,
  body: (amount: unknown) => object,
];

const ID = randomUUID();
const changed = (body: object) => ({ version: 1, ...body });
const RECORDS: readonly (readonly [path: string, field: string])[] = [
  ['hr/assets', 'cost'],
  ['hr/requisitions', 'budgetMin'],
  ['hr/requisitions', 'budgetMax'],
  ['hr/applications', 'askedPay'],
  ['hr/offers', 'pay'],
  ['leads', 'value'],
  ['projects', 'budget'],
  ['milestones', 'amount'],
  ['proposals', 'discountAmount'],
  ['proposal-templates', 'discountAmount'],
];
const ITEM = { title: 'Page', details: null, qty: '1', unitPrice: 1, taxRate: '18', discount: null };
const item = (more: object) => ({ items: [{ ...ITEM, recurrence: 'once', periods: null, ...more }] });

/** Every way in which an amount of money comes from outside, except a file. */
const DOORS: readonly Door[] = [
  ...RECORDS.flatMap(([path, field]): Door[] => [
    ['post', path, field, (amount) => ({ [field]: amount })],
    ['patch', `${path}/${ID}`, field, (amount) => changed({ [field]: amount })],
  ]),
  [
    ...(['post', 'hr/assets/bulk', 'values.cost'] as const),
    (cost) => ({ step: 'update', values: { cost }, ids: [ID], matching: null }),
  ],
  ...['proposals', 'proposal-templates'].flatMap((path): Door[] => [
    ['post', path, 'items.0.unitPrice', (unitPrice) => item({ unitPrice })],
    [
      'patch',
      `${path}/${ID}`,
      'items.0.discountAmount',
      (discountAmount) => changed(item({ discountAmount })),
    ],
  ]),
  [
    'put',
    'settings/clients.proposals',
    'value.reviewTotal',
    (reviewTotal) => ({ value: { reviewTotal }, version: 0 }),
  ],
  ['put', 'lead-rules', 'items.0.minValue', (minValue) => ({ version: 0, items: [{ minValue }] })],
  ['put', 'lead-rules', 'items.0.maxValue', (maxValue) => ({ version: 0, items: [{ maxValue }] })],
  ['post', 'lead-rules/try', 'value', (value) => ({ value })],
  ['post', 'forms/key', 'budget', (budget) => ({ budget })],
];

test.each(DOORS)(
  '%s %s takes no fraction of a paisa and no amount that a number changes: %s',
  async (...door) => {
    const [way, path, field, body] = door;
    const said = async (amount: number) => {
      const answer = await acme.admin[way](`/api/${path}`, body(amount));
      const { code, fields } = answer.body.error as { code: string; fields: Record<string, string> };
      return [answer.status, code, fields[field]];
    };
    expect(await said(10.5)).toEqual([400, 'VALIDATION_FAILED', FRACTION]);
    expect(await said(2 ** 53)).toEqual([400, 'VALIDATION_FAILED', TOO_LARGE]);
    expect(await said(1e300)).toEqual([400, 'VALIDATION_FAILED', TOO_LARGE]);
  },
);

test('an amount comes back as it was sent, is a number in answers, and has its currency in file and trail', async () => {
  const { admin } = acme;
  const laptop = { name: 'Laptop', kind: 'laptop', tag: 'LAP-1', serial: null, cost: 18_990_050 };
  const { id, version, cost } = (await admin.post('/api/hr/assets', laptop)).body;
  expect(cost).toBe(18_990_050);
  await admin.patch(`/api/hr/assets/${String(id)}`, { version, cost: 9_999_999_999 });
  expect((await admin.get('/api/hr/assets')).body.items).toMatchObject([{ cost: 9_999_999_999 }]);
  const file = await admin.send({
    method: 'GET',
    path: '/api/exports?list=hr.assets&format=csv&columns=tag,cost',
  });
  expect(String(file.body)).toContain('"LAP-1",99999999.99');
  const { items } = (await admin.get('/api/audit?kind=asset')).body;
  expect(items).toMatchObject([
    { before: { cost: '₹1,89,900.50' }, after: { cost: '₹9,99,99,999.99' } },
    { after: { cost: '₹1,89,900.50' } },
  ]);
});
