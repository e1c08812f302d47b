import type { PayRegister, PayRegisterKind } from '@atrium/contracts';
import { readExported } from '@atrium/records/testing';
import { expectDone as done, TestClock, TestPortal } from '@atrium/testing';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { openPayroll, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
const PATH = '/api/finance/registers';

let portal: TestPortal;
let payroll: Payroll;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  payroll = await openPayroll(portal);
});

const read = async (register: PayRegisterKind, month = '2026-10') =>
  done(await payroll.maker.get<PayRegister>(`${PATH}?register=${register}&month=${month}`));
const take = async (format: string, register: PayRegisterKind = 'salary') =>
  buffer(
    await payroll.maker.open({
      method: 'POST',
      path: `${PATH}/file`,
      body: { register, month: '2026-10', format },
    }),
  );

test('locked payslips stand person by person and component by component, and come to the run', async () => {
  const { computed, lock, meeraId, paySalary, slipOf, raviId, maker, ravi } = payroll;
  done(await paySalary(meeraId, 60_000_000));
  const run = await computed();
  expect((await read('salary')).rows).toEqual([]);
  const empty = await maker.post(`${PATH}/file`, { register: 'salary', month: '2026-10', format: 'csv' });
  expect(empty.body.error.code).toBe('PAY_REGISTER_EMPTY');
  await lock(run);
  const { columns, rows, totals, people } = await read('salary');
  expect([people, totals.net, totals.gross]).toEqual([2, run.net, run.gross]);
  const slip = await slipOf(run, raviId);
  const row = rows.find(({ employee }) => employee.id === raviId)!;
  expect(row).toMatchObject({ paidDays: 31, gross: slip.gross, net: slip.net });
  expect(row.amounts[columns.findIndex(({ code }) => code === 'BASIC')]).toBe(5_000_000);
  expect((await read('yearToDate')).totals.net).toBe(run.net);
  expect((await read('yearToDate', '2026-09')).people).toBe(0);
  expect((await ravi.get(`${PATH}?register=salary&month=2026-10`)).status).toBe(403);
});

test('a register is taken as CSV and as a sheet with the same cells, and who took it is on record', async () => {
  await payroll.lock(await payroll.computed());
  const csv = await take('csv');
  expect(await take('csv')).toEqual(csv);
  const [heading, ravi] = await readExported(await take('xlsx'), 'xlsx');
  expect(heading!.slice(0, 4)).toEqual(['Employee code', 'Name', 'Paid days', 'Basic pay']);
  expect(csv.toString().split('\r\n')[1]).toContain(`"${ravi![1]!}",31,50000`);
  const { taken } = await read('salary');
  expect(taken).toMatchObject([{ format: 'xlsx' }, { format: 'csv' }, { format: 'csv' }]);
  expect(taken[1]!.hash).toBe(createHash('sha256').update(csv).digest('hex'));
  const { items } = done(await payroll.approver.get('/api/audit?action=payRegister.takeFile'));
  expect(items).toHaveLength(3);
});
