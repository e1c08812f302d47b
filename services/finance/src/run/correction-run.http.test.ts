import type { PayRun, PaySlipDetail, RunPayments } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type Answer } from '@atrium/testing';
import { openPayroll, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
let portal: TestPortal;
let payroll: Payroll;

const done = expectDone;
const refused = ({ status, body }: Answer) => [status, body.error?.code];
const runs = '/api/finance/runs';

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock.set('2026-11-02T05:00:00Z');
  payroll = await openPayroll(portal);
});

const line = (employeeId: string, more: object = {}) => ({
  employeeId,
  title: 'Diwali bonus',
  kind: 'earning',
  amount: 10_000_000,
  taxable: true,
  cause: null,
  ...more,
});
const detailOf = async (id: string) =>
  done(await payroll.maker.get<PaySlipDetail>(`/api/finance/slips/${id}/detail`));
const amountOf = ({ lines }: PaySlipDetail, code: string) =>
  lines.filter((each) => each.code === code).reduce((sum, { amount }) => sum + amount, 0);

describe('a locked payslip', () => {
  const lockedMonth = async () => {
    const run = await payroll.computed();
    await payroll.lock(run);
    return { run, slip: await payroll.slipOf(run, payroll.raviId) };
  };
  const correct = ({ id, version }: { id: string; version: number }, reason = 'The bonus was forgotten.') =>
    payroll.maker.post<PayRun>(`/api/finance/slips/${id}/correction`, { version, reason });

  test('is reversed and made again, with a reason, and only the difference is paid', async () => {
    const { maker, raviId, step, lock, slipsOf, read, begin } = payroll;
    const { run, slip } = await lockedMonth();
    expect(refused(await correct(slip, ''))).toEqual([400, 'VALIDATION_FAILED']);
    const correction = done(await correct(slip));
    expect(refused(await correct(slip))).toEqual([409, 'CORRECTION_EXISTS']);
    done(await maker.post(`${runs}/${correction.id}/lines`, line(raviId, { amount: 500_000 })));
    done(await step(maker, correction, 'compute'));
    const pair = await slipsOf(correction);
    expect(pair.map(({ kind }) => kind).toSorted()).toEqual(['corrected', 'reversal']);
    const reversal = pair.find(({ kind }) => kind === 'reversal')!;
    expect(reversal).toMatchObject({ gross: -slip.gross, net: -slip.net, allowedTransitions: [] });
    const corrected = pair.find(({ kind }) => kind === 'corrected')!;
    expect(corrected.gross).toBe(slip.gross + 500_000);
    const total = await read(correction);
    expect(total).toMatchObject({
      people: 1,
      net: corrected.net - slip.net,
      reason: 'The bonus was forgotten.',
    });
    // Once more computed, it has no second reversal.
    done(await step(maker, correction, 'compute'));
    expect(await slipsOf(correction)).toHaveLength(2);
    await lock(correction);
    done(await step(maker, correction, 'make-bank-file'));
    const { files } = done(await maker.get<RunPayments>(`${runs}/${correction.id}/payments`));
    const { text } = await maker.post(`${runs}/${correction.id}/bank-files/${files[0]!.id}/take`);
    const [, ...rows] = text.trim().split('\n');
    expect(rows).toMatchObject([expect.stringContaining(`"${(total.net / 100).toFixed(2)}","INR"`)]);
    const kept = await payroll.slipOf(run, raviId);
    expect(kept).toMatchObject({ reversed: true, net: slip.net });
    expect((await detailOf(kept.id)).correctionId).toBe(correction.id);
    const next = await begin('2026-11');
    done(await step(maker, next, 'compute'));
    const [november] = await slipsOf(next);
    expect((await detailOf(november!.id)).yearToDate.gross).toBe(november!.gross + corrected.gross);
  });

  test('that paid too much has the difference deducted with the next one', async () => {
    const { maker, raviId, step, lock, slipsOf, begin } = payroll;
    const { slip } = await lockedMonth();
    const correction = done(await correct(slip, 'Two days too many.'));
    const fine = line(raviId, { title: 'Two days', kind: 'deduction', amount: 700_000, taxable: false });
    done(await maker.post(`${runs}/${correction.id}/lines`, fine));
    done(await step(maker, correction, 'compute'));
    await lock(correction);
    const next = await begin('2026-11');
    done(await step(maker, next, 'compute'));
    const [november] = await slipsOf(next);
    expect(amountOf(await detailOf(november!.id), 'PAID_TOO_MUCH_IN_OCTOBER_2026')).toBe(700_000);
    await lock(next);
    const corrected = (await slipsOf(correction)).find(({ kind }) => kind === 'corrected')!;
    expect(refused(await correct(corrected))).toEqual([409, 'CORRECTION_NOT_NEWEST']);
    expect(refused(await correct(slip))).toEqual([409, 'CORRECTION_KIND']);
  });

  test('is corrected no more once a newer one is locked: the lock names whom, and what to do instead', async () => {
    const { maker, approver, raviId, step, lock, read, begin } = payroll;
    const { slip } = await lockedMonth();
    const next = await begin('2026-11');
    done(await step(maker, next, 'compute'));
    const correction = done(await correct(slip));
    done(await maker.post(`${runs}/${correction.id}/lines`, line(raviId, { amount: 500_000 })));
    done(await step(maker, correction, 'compute'));
    done(await step(maker, correction, 'submit', { note: null }));
    done(await step(approver, correction, 'approve'));
    await lock(next);
    const before = await read(correction);
    const answer = await step(maker, correction, 'lock');
    expect(refused(answer)).toEqual([409, 'CORRECTION_OVERTAKEN']);
    expect(answer.body.error.message).toBe(
      `${slip.employee.name} has a newer payslip by now, that of November 2026. Reopen and discard this correction, and correct October 2026 with an adjustment in the next run.`,
    );
    expect(await read(correction)).toEqual(before);
    done(await step(maker, correction, 'reopen'));
    done(await step(maker, correction, 'discard'));
  });

  test('that is corrected while the next one is locked is one or the other', async () => {
    const { maker, approver, raviId, step, read, begin } = payroll;
    const { slip } = await lockedMonth();
    const next = await begin('2026-11');
    done(await step(maker, next, 'compute'));
    const correction = done(await correct(slip));
    done(await maker.post(`${runs}/${correction.id}/lines`, line(raviId, { amount: 500_000 })));
    done(await step(maker, correction, 'compute'));
    for (const run of [next, correction]) {
      done(await step(maker, run, 'submit', { note: null }));
      done(await step(approver, run, 'approve'));
    }
    const versions = [(await read(next)).version, (await read(correction)).version];
    const answers = await Promise.all([
      maker.post(`${runs}/${next.id}/lock`, { version: versions[0] }),
      approver.post(`${runs}/${correction.id}/lock`, { version: versions[1] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(['RUN_STALE', 'CORRECTION_OVERTAKEN']).toContain(
      answers.find(({ status }) => status === 409)!.body.error.code,
    );
  });
});
