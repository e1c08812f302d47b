import { TAX_PROOF_USE, type OwnDeclaration, type PaySlipDetail, type TaxClaim } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, uploadFile, type Answer } from '@atrium/testing';
import { openPayroll, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
const OWN = '/api/finance/own/declaration';
const CLAIMS = `${OWN}/claims`;
const QUEUE = '/api/finance/tax-claims';
const RENT = {
  taxYear: 2026,
  kind: 'rent',
  title: 'Flat in Andheri',
  amount: 3_000_000,
  tax: 0,
  fileId: null,
};

let portal: TestPortal;
let payroll: Payroll;
let ravi: Payroll['ravi'];
let maker: Payroll['maker'];
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock.set('2026-11-02T05:00:00Z');
  payroll = await openPayroll(portal);
  ({ ravi, maker } = payroll);
});

const done = expectDone;
const refused = ({ status, body }: Answer) => [status, body.error.code, body.error.fields];
const own = async () => done(await ravi.get<OwnDeclaration>(`${OWN}?taxYear=2026`));
const add = (given: object = {}) => ravi.post<TaxClaim>(CLAIMS, { ...RENT, ...given });
const queued = async (query = '') => done(await maker.get<{ items: TaxClaim[] }>(`${QUEUE}${query}`)).items;
const choose = async (regime: string) =>
  done(
    await ravi.put<OwnDeclaration>(OWN, {
      taxYear: 2026,
      version: (await own()).version,
      regime,
      metro: true,
    }),
  );
const taxes = ({ comparison }: OwnDeclaration) =>
  Object.fromEntries((comparison?.regimes ?? []).map(({ regime, yearTax }) => [regime, yearTax]));

test('both regimes are compared by the rules of the payroll, with what one declares', async () => {
  expect(await own()).toMatchObject({
    version: 0,
    regime: 'new',
    claims: [],
    lastMonth: '2027-01',
    open: true,
    limits: { investments: 15_000_000, healthInsurance: 10_000_000 },
    comparison: null,
  });
  done(await payroll.paySalary(payroll.raviId, 360_000_000, { from: '2026-10' }));
  const before = taxes(await own());
  done(await add());
  done(await add({ kind: 'investments', title: 'Life insurance', amount: 10_000_000 }));
  const declared = await choose('old');
  const after = taxes(declared);
  expect(after['new']).toBe(before['new']);
  expect(after['old']).toBeLessThan(before['old'] ?? 0);
  const old = declared.comparison?.regimes.find(({ regime }) => regime === 'old');
  expect(old?.investments).toBeGreaterThanOrEqual(10_000_000);
  expect(old?.rentExempt).toBeGreaterThan(0);

  const run = await payroll.begin('2026-11');
  done(await payroll.step(maker, run, 'compute'));
  const slip = await payroll.slipOf(run, payroll.raviId);
  const { lines } = done(await maker.get<PaySlipDetail>(`/api/finance/slips/${slip.id}/detail`));
  const tax = lines
    .find(({ code }) => code === 'TDS')
    ?.explanation.inputs.find(({ name }) => name === 'YEAR_TAX');
  expect(Number(tax?.value) * 100).toBe(after['old']);
});

test('lines have limits, and each refusal stands beside its field', async () => {
  const investment = { kind: 'investments', title: 'Life insurance' };
  done(await add({ ...investment, amount: 10_000_000 }));
  expect(refused(await add({ ...investment, amount: 5_000_001 }))).toEqual([
    409,
    'TAX_CLAIM_ABOVE_LIMIT',
    { amount: 'This is more than what still counts this year.' },
  ]);
  done(await add({ ...investment, amount: 5_000_000 }));
  done(await add());
  expect(refused(await add()).slice(0, 2)).toEqual([409, 'TAX_CLAIM_TAKEN']);
  const elsewhere = { kind: 'previousEmployer', title: 'Initech', amount: 100_000 };
  expect(refused(await add({ ...elsewhere, tax: 100_001 }))[2]).toEqual({
    tax: 'The tax is more than the income.',
  });
  expect(refused(await add({ ...elsewhere, title: '' }))[2]).toEqual({ title: 'Say what it is.' });
});

test('payroll sees the proof, approves a part of a line and refuses another with a reason', async () => {
  const proof = Buffer.from('Received from Ravi: twelve months of rent.\n');
  const fileId = await uploadFile(ravi, proof, { use: TAX_PROOF_USE, name: 'rent.txt' });
  const rent = done(await add({ fileId }));
  expect(rent).toMatchObject({ state: 'declared', approved: null, proof: 'rent.txt', proofId: fileId });
  const meera = await payroll.acme.person('employee', { firstName: 'Omar' });
  expect((await meera.get(`/api/files/${fileId}/content/full`)).status).toBe(404);
  expect((await maker.get(`/api/files/${fileId}/content/full`)).status).toBe(200);
  expect((await ravi.get(QUEUE)).status).toBe(403);

  const policy = done(await add({ kind: 'healthInsurance', title: 'Family policy', amount: 2_500_000 }));
  expect((await queued()).map(({ title }) => title)).toEqual(['Family policy', 'Flat in Andheri']);
  const approve = (claim: TaxClaim, approved: number) =>
    maker.post<TaxClaim>(`${QUEUE}/${claim.id}/approve`, { version: claim.version, approved });
  expect(refused(await approve(rent, 3_000_001))[2]).toEqual({
    approved: 'Approve at most what is declared.',
  });
  expect(done(await approve(rent, 2_800_000))).toMatchObject({ state: 'approved', approved: 2_800_000 });
  const refusal = { version: policy.version, reason: 'The receipt is of last year.' };
  done(await maker.post(`${QUEUE}/${policy.id}/refuse`, refusal));
  expect(await queued()).toEqual([]);

  const { claims } = await own();
  const seen = claims.find(({ id }) => id === policy.id);
  expect(seen).toMatchObject({ state: 'refused', reason: 'The receipt is of last year.' });
  const values = { title: 'Family policy', amount: 2_400_000, tax: 0, fileId: null };
  const change = (claim: TaxClaim) =>
    ravi.put(`${CLAIMS}/${claim.id}`, { version: claim.version, ...values });
  done(await change(seen!));
  expect((await queued()).map(({ amount }) => amount)).toEqual([2_400_000]);
  const approved = claims.find(({ id }) => id === rent.id)!;
  expect(refused(await change(approved)).slice(0, 2)).toEqual([409, 'TRANSITION_REFUSED']);
});

test('nobody decides about their own lines, changes those of others, or declares as somebody else', async () => {
  const mine = done(await maker.post<TaxClaim>(CLAIMS, RENT));
  const { id, version } = mine;
  expect(refused(await maker.post(`${QUEUE}/${id}/approve`, { version, approved: 100 })).slice(0, 2)).toEqual(
    [409, 'TAX_CLAIM_OWN'],
  );
  expect((await ravi.post(`${CLAIMS}/${id}/remove`, { version })).status).toBe(404);
  expect((await maker.post(`${CLAIMS}/${id}/remove`, { version })).status).toBe(200);
});

test('once the window is closed nothing changes, and only what is approved counts', async () => {
  done(await payroll.paySalary(payroll.raviId, 360_000_000, { from: '2026-10' }));
  await choose('old');
  const rent = done(await add());
  const investment = { kind: 'investments', title: 'Life insurance', amount: 15_000_000 };
  const policy = done(await add(investment));
  const declared = taxes(await own())['old'];
  const approval = { version: policy.version, approved: policy.amount };
  done(await maker.post(`${QUEUE}/${policy.id}/approve`, approval));
  expect(taxes(await own())['old']).toBe(declared);

  const close = async (lastMonth: number, version: number) =>
    done(await maker.put('/api/settings/finance.declarationWindow', { version, value: { lastMonth } }));
  await close(10, 0);
  const closed = await own();
  expect(closed.open).toBe(false);
  const old = closed.comparison?.regimes.find(({ regime }) => regime === 'old');
  expect(old).toMatchObject({ rentExempt: 0, investments: 15_000_000 });
  expect(taxes(closed)['old']).toBeGreaterThan(declared ?? 0);
  expect(refused(await add(investment)).slice(0, 2)).toEqual([409, 'TAX_YEAR_CLOSED']);
  const removal = await ravi.post(`${CLAIMS}/${rent.id}/remove`, { version: rent.version });
  expect(refused(removal).slice(0, 2)).toEqual([409, 'TAX_YEAR_CLOSED']);

  await close(11, 1);
  expect(taxes(await own())['old']).toBe(declared);
});
