import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { PayRun, PayslipArchive } from '@atrium/contracts';
import { openPayroll, type Payroll } from '@atrium/finance/testing';
import { contentOf, readZip } from '@atrium/records/testing';
import { expectDone as done, holdRow, multiplyRows, TestClock, TestPortal } from '@atrium/testing';
import { forkGateway } from './testing/fork-gateway.js';

const RUNS = '/api/finance/runs';
/** Payslips of 200 people are one transaction, so these are two. */
const MANY = 240;
const FIRST_PART = 200;
const FEW = 12;
/** Of the papers of an archive, before the process is killed. */
const KEPT = 6;
const IN_MONTH = `joining_date <= '2026-10-31'`;
const clock = new TestClock('2026-11-02T05:00:00Z');

let portal: TestPortal;
const forked = new Set<Awaited<ReturnType<typeof forkGateway>>['gateway']>();
beforeAll(async () => {
  portal = await TestPortal.start({ clock, variables: { ATRIUM_WORKER: 'off' } });
});
afterEach(() => Promise.all([...forked].map(kill)));
afterAll(() => portal.close());

/** A process that does the jobs, which the portal itself leaves. */
async function begin() {
  const { gateway } = await forkGateway(portal, 'inside');
  forked.add(gateway);
  return gateway;
}

async function kill(gateway: Awaited<ReturnType<typeof begin>>): Promise<void> {
  const gone = once(gateway, 'exit');
  gateway.kill('SIGKILL');
  await gone;
  forked.delete(gateway);
}

/** Kills the process while a statement on this table waits for a row that the test holds. */
async function killAt(
  gateway: Awaited<ReturnType<typeof begin>>,
  held: Awaited<ReturnType<typeof holdRow>>,
  table: string,
): Promise<void> {
  await held.untilAwaited(table);
  await kill(gateway);
  await held.release();
}

/** Another worker, after the silence of a killed one has been long enough. */
async function goOn(): Promise<TestPortal> {
  // Simulates that half a minute has passed.
  await portal.database.query(`update job_worker set heard_at = heard_at - interval '30 s'`);
  await portal.database.query(
    `update graphile_worker._private_jobs set locked_at = locked_at - interval '30 s' where locked_at is not null`,
  );
  return TestPortal.start({ beside: portal, clock });
}

async function count(sql: string, id: string): Promise<number> {
  const [row] = await portal.database.query<{ count: number }>(`select count(*)::int ${sql}`, [id]);
  return row?.count ?? 0;
}

/** A company with so many more people, the run of a month, and how many it pays. */
async function payMany(more: number): Promise<{ payroll: Payroll; run: PayRun; people: number }> {
  const payroll = await openPayroll(portal);
  const { acme, meeraId, starter } = payroll;
  done(await payroll.paySalary(meeraId, 60_000_000));
  await multiplyRows(portal.database, { table: 'employee', companyId: acme.id, rows: more });
  const here = 'from employee where company_id = $1';
  await portal.database.query(
    `insert into salary (company_id, employee_id, structure_id, group_id, from_month, decided_in, ctc)
     select company_id, id, $2, $3, '2026-10', '2026-10', 60000000 ${here} and id <> $4`,
    [acme.id, starter.structure.id, starter.group.id, meeraId],
  );
  await portal.database.query('analyze employee, salary');
  // Whoever comes later has no payslip of the month.
  const people = await count(`${here} and ${IN_MONTH}`, acme.id);
  return { payroll, run: await payroll.begin(), people };
}

const compute = async ({ maker }: Payroll, { id }: PayRun): Promise<void> => {
  const { version } = done(await maker.get<PayRun>(`${RUNS}/${id}`));
  done(await maker.post<PayRun>(`${RUNS}/${id}/compute`, { version }));
};

/** What everybody is paid, by person. */
const paid = ({ id }: PayRun) =>
  portal.database.query(
    `select employee_id, kind, paid_days, gross, net, employer_cost, lines, memory
     from pay_slip where run_id = $1 order by employee_id`,
    [id],
  );

test('a pay run whose process was killed goes on in another: nobody is paid twice and nobody is missing', async () => {
  const [first, { payroll, run, people }] = await Promise.all([begin(), payMany(MANY)]);
  const slips = 'from pay_slip where run_id = $1';
  const last = await holdRow(
    portal.database,
    `select id from employee where company_id = $1 and ${IN_MONTH} order by sort_name desc, id desc limit 1`,
    [payroll.acme.id],
  );
  await compute(payroll, run);
  await killAt(first, last, 'pay_slip');
  expect(await payroll.read(run)).toMatchObject({ state: 'computing' });
  const kept = await portal.database.query(`select id, version ${slips} order by id`, [run.id]);
  expect(kept).toHaveLength(FIRST_PART);
  const other = await goOn();
  await portal.settle();
  const after = await payroll.read(run);
  expect(after).toMatchObject({ state: 'computed', revision: 1, people });
  const resumed = await paid(run);
  expect(resumed).toHaveLength(people);
  expect(new Set(resumed.map(({ employee_id }) => employee_id)).size).toBe(people);
  // What was computed before is not computed again.
  const ids = kept.map(({ id }) => id);
  const same = `select id, version ${slips} and id = any ($2) order by id`;
  expect(await portal.database.query(same, [run.id, ids])).toEqual(kept);
  // Without interruption it is the same.
  await compute(payroll, run);
  await portal.settle();
  const whole = await payroll.read(run);
  expect(whole).toMatchObject({ state: 'computed', revision: 2, people });
  expect([after.gross, after.net, after.employerCost]).toEqual([whole.gross, whole.net, whole.employerCost]);
  expect(await paid(run)).toEqual(resumed);
  await other.close();
});

test('an archive of payslips whose process was killed is whole after another has ended it', async () => {
  const [first, { payroll, run, people }] = await Promise.all([begin(), payMany(FEW)]);
  const { maker } = payroll;
  await compute(payroll, run);
  await portal.settle();
  await payroll.lock(run);
  const held = await holdRow(
    portal.database,
    // Inside, because rows that an offset skips are held, too.
    `select id from pay_slip where id =
       (select id from pay_slip where run_id = $1 order by sort_name, id offset $2 limit 1)`,
    [run.id, KEPT],
  );
  const path = `${RUNS}/${run.id}/archive`;
  done(await maker.post(path));
  await killAt(first, held, 'payslip_archive_slip');
  const papers =
    'from payslip_archive_slip s join payslip_archive a on a.company_id = s.company_id and a.id = s.archive_id where a.run_id = $1';
  expect(await count(papers, run.id)).toBe(KEPT);
  expect(done(await maker.get<PayslipArchive>(path)).fileId).toBeNull();
  const other = await goOn();
  await portal.settle();
  const { fileId } = done(await maker.get<PayslipArchive>(path));
  const content = `/api/files/${fileId ?? ''}/content/download`;
  const zip = readZip(await buffer(await maker.open({ method: 'GET', path: content })));
  const entries = zip?.entries ?? [];
  expect(entries).toHaveLength(people);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(people);
  for (const entry of entries) {
    const paper = contentOf(zip!.file, entry).toString('latin1');
    expect([paper.slice(0, 5), paper.trimEnd().slice(-5)]).toEqual(['%PDF-', '%%EOF']);
  }
  expect(await count(papers, run.id)).toBe(0);
  expect(await count('from payslip_archive where run_id = $1', run.id)).toBe(1);
  await other.close();
});
