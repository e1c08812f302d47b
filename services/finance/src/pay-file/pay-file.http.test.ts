import { registrationsKey, type PayFile, type PayFileKind, type PayFiles } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type Answer } from '@atrium/testing';
import { readExported } from '@atrium/records/testing';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { change, openPayroll, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
const RUNS = '/api/finance/runs';
/** A year of somebody whom the state insures. */
const INSURED = 18_000_000;

let portal: TestPortal;
let payroll: Payroll;
let maker: Payroll['maker'];
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock.set('2026-11-02T05:00:00Z');
  payroll = await openPayroll(portal);
  ({ maker } = payroll);
});

const done = expectDone;
const refused = ({ status, body }: Answer) => [status, body.error.code];

/** October of Ravi, and of Meera, who lacks all of her numbers. */
async function locked(): Promise<string> {
  const { paySalary, meeraId, computed, step, approver, starter } = payroll;
  await change(approver, `/api/finance/groups/${starter.group.id}`, { state: 'Maharashtra' });
  done(await paySalary(meeraId, INSURED));
  const run = await computed();
  done(await step(maker, run, 'submit', { note: null }));
  done(await step(approver, run, 'approve'));
  expect(refused(await maker.get(`${RUNS}/${run.id}/files`))).toEqual([409, 'RUN_NOT_LOCKED']);
  done(await step(maker, run, 'lock'));
  return run.id;
}

const listed = async (run: string) =>
  new Map(done(await maker.get<PayFiles>(`${RUNS}/${run}/files`)).items.map((item) => [item.file, item]));
const take = (run: string, file: PayFileKind) => maker.post(`${RUNS}/${run}/file`, { file });
const bytesOf = async (run: string, file: PayFileKind) =>
  buffer(await maker.open({ method: 'POST', path: `${RUNS}/${run}/file`, body: { file } }));
const gaps = ({ missing }: PayFile) => missing.map(({ employee, reason }) => [employee.name, reason]);
const numberMeera = () =>
  change(payroll.approver, `/api/hr/employees/${payroll.meeraId}/statutory`, {
    uan: '100904319457',
    esi: '3100456789',
  });

test('what is missing is said for each file, and made good it is there', async () => {
  const run = await locked();
  const before = await listed(run);
  expect(before.get('fund')).toMatchObject({ problem: 'incomplete', people: 2 });
  expect(gaps(before.get('insurance')!)).toEqual([['Meera employee', 'noEsi']]);
  expect(before.get('welfareFund')).toMatchObject({ problem: 'notDue' });
  expect(refused(await take(run, 'insurance'))).toEqual([409, 'RUN_FILE_UNMADE']);
  await numberMeera();
  const after = await listed(run);
  expect(['fund', 'insurance'].map((file) => after.get(file as PayFileKind)?.problem)).toEqual([null, null]);
  expect((await take(run, 'fund')).text).toMatch(/^100904319457#~#MEERA EMPLOYEE#~#15000#~#/);
});

test('a file taken again has the same bytes, and who took it is on record with its hash', async () => {
  const run = await locked();
  await numberMeera();
  for (const file of ['insurance', 'insuranceCsv', 'professionalTax', 'journal'] as const) {
    const first = await bytesOf(run, file);
    clock.set('2026-11-02T06:00:00Z');
    expect((await bytesOf(run, file)).equals(first)).toBe(true);
    const hash = createHash('sha256').update(first).digest('hex');
    const taken = (await listed(run)).get(file)?.taken ?? [];
    expect(taken.map((each) => each.hash)).toEqual([hash, hash]);
    expect(taken[0]).toMatchObject({ at: '2026-11-02T06:00:00.000Z' });
    clock.set('2026-11-02T05:00:00Z');
  }
  const { items } = done(await payroll.approver.get('/api/audit?action=payRun.takeFile'));
  expect(items[0].resource).toMatchObject({ kind: 'payRun', id: run });
  expect((await payroll.ravi.get(`${RUNS}/${run}/files`)).status).toBe(403);
});

test('the sheets say what the state asks, and the journal is balanced', async () => {
  const run = await locked();
  await numberMeera();
  const { text } = await take(run, 'insuranceCsv');
  expect(text.split('\r\n')[1]).toBe('"3100456789","Meera employee","31","7500","0",""');

  const journal = (await take(run, 'journal')).text.trim().split('\r\n').slice(1);
  const rows = journal.map((row) => row.slice(1, -1).split('","'));
  const sum = (place: number) =>
    rows.reduce((all, row) => all + Math.round(Number(row[place] || '0') * 100), 0);
  expect(sum(2)).toBe(sum(3));
  expect(rows.map(([, account]) => account)).toEqual(
    expect.arrayContaining(['Basic pay', 'Salaries payable', 'Provident fund payable']),
  );
});

test('professional tax is counted by slab', async () => {
  const run = await locked();
  const value = {
    ...registrationsKey.fallback,
    professionalTax: [{ state: 'Maharashtra', number: '27-123456789-p' }],
  };
  done(await maker.put(`/api/settings/${registrationsKey.key}`, { value, version: 0 }));
  const sheet = await readExported(await bytesOf(run, 'professionalTax'), 'xlsx');
  expect(sheet.slice(1)).toEqual([['Maharashtra', '27123456789P', '200', '2', '400']]);
});
