import type {
  CompanyPack,
  CompanyPacks,
  OwnDeclaration,
  PackImpact,
  PayFiles,
  PaySlipDetail,
  RulePackOf,
} from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type Answer, type TestPerson } from '@atrium/testing';
import { change, openPayroll, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
let portal: TestPortal;
let payroll: Payroll;

const done = expectDone;
const refused = ({ status, body }: Answer) => [status, body.error?.code];
const packs = '/api/finance/packs';

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  payroll = await openPayroll(portal);
});

const keyOf = ({ pack: { kind, state, from } }: CompanyPack) => ({ kind, state, from });
const find = async (person: TestPerson, kind: string, from: string, state: string | null = null) => {
  const { items } = done(await person.get<CompanyPacks>(packs));
  const found = items.find(({ pack }) => pack.kind === kind && pack.from === from && pack.state === state);
  if (!found) throw new Error(`There is no pack ${kind} from ${from}.`);
  return found;
};
const confirm = (person: TestPerson, pack: CompanyPack) => person.post(`${packs}/confirm`, keyOf(pack));

test('values are confirmed by two different people, and payslips say it until then', async () => {
  const { maker, approver, raviId, computed, slipOf, step } = payroll;
  const fund = await find(maker, 'providentFund', '2026-09-17');
  expect(fund).toMatchObject({ id: null, entered: null, confirmed: false, live: true, mayConfirm: true });
  expect(fund.pack.source).toContain('not seen in the gazette');
  const run = await computed();
  const isConfirmed = async () => {
    const { id } = await slipOf(run, raviId);
    const { lines } = done(await maker.get<PaySlipDetail>(`/api/finance/slips/${id}/detail`));
    return lines.find(({ code }) => code === 'EPF')?.explanation.pack?.confirmed;
  };
  expect(await isConfirmed()).toBe(false);
  done(await confirm(maker, fund));
  expect(await find(maker, 'providentFund', '2026-09-17')).toMatchObject({
    entered: { user: { id: maker.user.id } },
    confirmed: false,
    mayConfirm: false,
  });
  expect(refused(await confirm(maker, fund))).toEqual([403, 'PACK_OWN']);
  done(await confirm(approver, fund));
  expect(refused(await confirm(approver, fund))).toEqual([409, 'PACK_CONFIRMED']);
  // Nobody's pay has changed, so that the run is not out of date.
  expect(done(await maker.get(`/api/finance/runs/${run.id}/check`)).changed).toEqual([]);
  done(await step(maker, run, 'compute'));
  expect(await isConfirmed()).toBe(true);
  expect((await payroll.ravi.get(packs)).status).toBe(403);
});

test('values of the company say whose pay they change, and are the rule once somebody else confirms them', async () => {
  const { maker, approver, raviId, meeraId, paySalary, computed, slipOf } = payroll;
  done(await paySalary(meeraId, 24_000_000));
  const run = await computed();
  const before = await slipOf(run, raviId);
  const fund = await find(maker, 'providentFund', '2026-09-17');
  const given = {
    ...fund.pack,
    from: '2026-10-01',
    source: 'A notification that only this test knows',
    data: { ...fund.pack.data, ceiling: 3_000_000 },
  };
  done(await maker.post(packs, { pack: given }));
  expect(refused(await maker.post(packs, { pack: given }))).toEqual([409, 'PACK_EXISTS']);
  const entered = await find(maker, 'providentFund', '2026-10-01');
  expect(entered).toMatchObject({ live: false, confirmed: false, mayConfirm: false });
  const impact = done(await approver.get<PackImpact>(`${packs}/${entered.id!}/impact`));
  // 12 % of 5,000 rupees more for Ravi, whose wages are above both ceilings; Meera's are below.
  expect(impact).toMatchObject({
    month: '2026-11',
    people: 2,
    changed: 1,
    items: [{ employee: { id: raviId }, net: -60_000 }],
  });
  const check = () => maker.get(`/api/finance/runs/${run.id}/check`);
  expect(done(await check()).changed).toEqual([]);
  expect(refused(await confirm(maker, entered))).toEqual([403, 'PACK_OWN']);
  done(await confirm(approver, entered));
  expect(done(await check()).changed.map(({ parts }: { parts: string[] }) => parts)).toEqual([
    ['packs'],
    ['packs'],
  ]);
  done(await payroll.step(maker, run, 'compute'));
  expect(await slipOf(run, raviId)).toMatchObject({ net: before.net - 60_000 });
  expect(refused(await maker.post(`${packs}/${entered.id!}/discard`))).toEqual([409, 'PACK_CONFIRMED']);
});

test('values of the company do not start inside a month that is locked, and the month stays as it is', async () => {
  const { maker, approver, raviId, computed, lock, slipOf, read } = payroll;
  const run = await computed();
  const fund = await find(maker, 'providentFund', '2026-09-17');
  const from = (day: string) => ({
    pack: { ...fund.pack, from: day, source: 'Seen late', data: { ...fund.pack.data, ceiling: 3_000_000 } },
  });
  done(await maker.post(packs, from('2026-10-15')));
  await lock(run);
  const [locked, slip] = [await read(run), await slipOf(run, raviId)];
  // Entered before the month was locked, and to be confirmed after it.
  const late = await find(maker, 'providentFund', '2026-10-15');
  expect(refused(await confirm(approver, late))).toEqual([409, 'PACK_CLOSED']);
  const { status, body } = await maker.post(packs, from('2026-10-31'));
  expect([status, body.error.code, Object.keys(body.error.fields)]).toEqual([409, 'PACK_CLOSED', ['from']]);
  expect([await read(run), await slipOf(run, raviId)]).toEqual([locked, slip]);
  done(await maker.post(packs, from('2026-11-01')));
  const levy = await find(maker, 'professionalTax', '2025-04-01', 'Kerala');
  done(
    await maker.post(packs, { pack: { ...levy.pack, from: '2026-10-01', source: 'Nobody is paid there' } }),
  );
});

test('values that are not the rule yet are dropped, and no state gets rules of a kind that it has not', async () => {
  const { maker } = payroll;
  const wages = await find(maker, 'codeWages', '2025-11-21');
  const given = { ...wages.pack, from: '2027-04-01' };
  expect(refused(await maker.post(packs, { pack: { ...given, state: 'Atlantis' } }))).toEqual([
    409,
    'PACK_STATE',
  ]);
  done(await maker.post(packs, { pack: given }));
  const entered = await find(maker, 'codeWages', '2027-04-01');
  done(await maker.post(`${packs}/${entered.id!}/discard`));
  await expect(find(maker, 'codeWages', '2027-04-01')).rejects.toThrow('no pack');
});

/** Enters values as the company's own from a day, and has somebody else confirm them. */
async function setOwn({ pack }: CompanyPack, from: string, data: object): Promise<void> {
  const { maker, approver } = payroll;
  done(await maker.post(packs, { pack: { ...pack, from, source: 'Seen by two people', data } }));
  done(await confirm(approver, await find(maker, pack.kind, from, pack.state)));
}

test('the comparison of taxes, its limits and the files of the state follow the company’s own values', async () => {
  const { maker, approver, ravi, raviId, meeraId, paySalary, begin, step, lock, starter } = payroll;
  await change(approver, `/api/finance/groups/${starter.group.id}`, { state: 'Maharashtra' });
  done(await paySalary(raviId, 360_000_000));
  done(await paySalary(meeraId, 18_000_000));
  done(await paySalary(meeraId, 72_000_000, { from: '2026-11' }));
  const declared = async () =>
    done(await ravi.get<OwnDeclaration>('/api/finance/own/declaration?taxYear=2026'));
  const yearTax = ({ comparison }: OwnDeclaration) =>
    comparison?.regimes.find(({ regime }) => regime === 'new')?.yearTax ?? 0;
  const before = await declared();
  expect(before.comparison?.confirmed).toBe(false);
  const tax = await find(maker, 'incomeTax', '2026-04-01');
  const data = tax.pack.data as RulePackOf<'incomeTax'>['data'];
  const deductions = { ...data.old.deductions, investmentsMost: 20_000_000 };
  await setOwn(tax, '2026-10-01', { ...data, old: { ...data.old, deductions }, cessPercent: '5' });
  const after = await declared();
  expect(after.comparison?.confirmed).toBe(true);
  expect(after.limits?.investments).toBe(20_000_000);
  expect(yearTax(after)).toBeGreaterThan(yearTax(before));

  const insurance = await find(maker, 'stateInsurance', '2025-11-21');
  await setOwn(insurance, '2026-11-01', { ...insurance.pack.data, periodsFrom: [4, 11] });
  const levy = await find(maker, 'professionalTax', '2025-04-01', 'Maharashtra');
  await setOwn(levy, '2026-11-01', { ...levy.pack.data, slabs: [], slabsOfWomen: null });
  for (const month of ['2026-10', '2026-11']) {
    const run = await begin(month);
    done(await step(maker, run, 'compute'));
    await lock(run);
    if (month === '2026-10') continue;
    const { items } = done(await maker.get<PayFiles>(`/api/finance/runs/${run.id}/files`));
    // Her coverage ends with the period, which only the company's own values let begin in November.
    const file = items.find((each) => each.file === 'insurance');
    expect(file?.missing.map(({ employee }) => employee.id)).toEqual([meeraId]);
    expect(items.find((each) => each.file === 'professionalTax')).toMatchObject({ problem: 'notDue' });
  }
});
