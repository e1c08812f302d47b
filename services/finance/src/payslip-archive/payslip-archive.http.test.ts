import type { PayslipArchive, SentPayslips } from '@atrium/contracts';
import { contentOf, readZip } from '@atrium/records/testing';
import { TenantDb } from '@atrium/platform';
import { expectDone, TestClock, TestPortal, type Answer } from '@atrium/testing';
import { buffer } from 'node:stream/consumers';
import { openPayroll, type Payroll } from '../testing/payroll.factory.js';
import { PayslipArchiving } from './payslip-archive.job.js';
import { PayslipArchiveRepository } from './payslip-archive.repository.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
const RUNS = '/api/finance/runs';

let portal: TestPortal;
let payroll: Payroll;
let maker: Payroll['maker'];
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  payroll = await openPayroll(portal);
  ({ maker } = payroll);
});

const done = expectDone;
const refused = ({ status, body }: Answer) => [status, body.error.code];

/** October of Ravi and Meera. */
async function locked(): Promise<string> {
  const { paySalary, meeraId, computed, step, approver } = payroll;
  done(await paySalary(meeraId, 60_000_000));
  const run = await computed();
  done(await step(maker, run, 'submit', { note: null }));
  done(await step(approver, run, 'approve'));
  expect(refused(await maker.post(`${RUNS}/${run.id}/archive`))).toEqual([409, 'RUN_NOT_LOCKED']);
  done(await step(maker, run, 'lock'));
  return run.id;
}

const archiveOf = async (run: string) => done(await maker.get<PayslipArchive>(`${RUNS}/${run}/archive`));

async function papersOf({ fileId }: PayslipArchive): Promise<Map<string, string>> {
  const path = `/api/files/${fileId ?? ''}/content/download`;
  const zip = readZip(await buffer(await maker.open({ method: 'GET', path })));
  if (!zip) throw new Error('This is no ZIP file.');
  const papers = new Map<string, string>();
  for (const entry of zip.entries)
    papers.set(entry.name, contentOf(zip.file, entry).toString('latin1', 0, 5));
  return papers;
}

test('the payslips of a run are one file, and whoever may not read them does not open it', async () => {
  const run = await locked();
  expect(await archiveOf(run)).toEqual({ jobId: null, fileId: null, doneAt: null });
  done(await maker.post(`${RUNS}/${run}/archive`));
  await portal.settle();
  const archive = await archiveOf(run);
  const papers = await papersOf(archive);
  expect([papers.size, new Set(papers.values())]).toEqual([2, new Set(['%PDF-'])]);
  expect((await payroll.ravi.get(`/api/files/${archive.fileId!}/content/download`)).status).toBe(404);
  expect((await payroll.ravi.post(`${RUNS}/${run}/archive`)).status).toBe(403);
  const { items } = done(await payroll.approver.get('/api/audit?action=payRun.takeSlips'));
  expect(items[0].resource).toMatchObject({ id: run });
});

test('one that is killed goes on where it stopped: no payslip twice and none missing', async () => {
  const run = await locked();
  const companyId = payroll.acme.id;
  const createdBy = maker.user.id;
  const [db, archives] = [portal.app.get(TenantDb), portal.app.get(PayslipArchiveRepository)];
  const ordered = { runId: run, language: 'en', by: createdBy, at: clock.now() } as const;
  const archiveId = await db.run(companyId, () => archives.add(ordered));
  const made: number[] = [];
  const make = (progress: (done: number) => Promise<void>) =>
    portal.app
      .get(PayslipArchiving)
      .make({ archiveId }, { companyId, createdBy, signal: new AbortController().signal, progress });
  await expect(make(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  await make((count) => {
    made.push(count);
    return Promise.resolve();
  });
  expect(made).toEqual([2]);
  const archive = await archiveOf(run);
  expect([...(await papersOf(archive)).values()]).toEqual(['%PDF-', '%PDF-']);
  await make(() => Promise.reject(new Error('It is made already.')));
  expect(await archiveOf(run)).toEqual(archive);
});

test('people are told that their payslip is there, by a mail without an amount', async () => {
  const run = await locked();
  const sent = done(await maker.post<SentPayslips>(`${RUNS}/${run}/slips/send`));
  expect(sent).toEqual({ people: 2, without: [] });
  done(await maker.post(`${RUNS}/${run}/slips/send`));
  const mails = await portal.mailsTo(payroll.ravi.user.email);
  const own = mails.filter(({ subject }) => subject.includes('Your payslip for October 2026'));
  expect(own).toHaveLength(1);
  expect(own[0]?.text).toContain('tab=finance.pay');
  expect(own[0]?.text).not.toMatch(/₹|\d,\d{3}|\d{5,}\.\d\d/);
});
