import { addDays, dayIn, type CreatePayComponent } from '@atrium/contracts';
import { Clock, TenantDb } from '@atrium/platform';
import { expectDone, type FilledCompany, type TestPerson } from '@atrium/testing';
import { randomUUID } from 'node:crypto';
import { PayFileRepository } from '../pay-file/pay-file.repository.js';
import { PayRegisterRepository } from '../pay-register/pay-register.repository.js';
import { PayslipArchiveRepository } from '../payslip-archive/payslip-archive.repository.js';
import { BankFileRepository } from '../payment/bank-file.repository.js';
import { PaymentRepository } from '../payment/payment.repository.js';
import { RunAccountRepository } from '../payment/run-account.repository.js';
import { TaxStatementRepository } from '../tax-statement/tax-statement.repository.js';

export const BASIC: CreatePayComponent = {
  name: 'Basic pay',
  code: 'BASIC',
  kind: 'earning',
  formula: 'ctc / 24',
  prorated: true,
  taxable: true,
  wages: true,
  fixed: true,
  rent: false,
  rounding: 'rupee',
};

interface Stored {
  id: string;
  version: number;
}

/** Adds rows to every table of finance. */
export async function fillFinance({
  portal,
  people: { admin, employee },
  word,
}: FilledCompany): Promise<void> {
  const make = async (path: string, body: object) =>
    expectDone(await admin.post<Stored>(`/api/finance/${path}`, body));
  const own = await employee.get<{ employeeId: string }>('/api/hr/employment/personal');
  const { employeeId } = expectDone(own);
  const month = dayIn(portal.app.get(Clock).now(), 'Asia/Kolkata').slice(0, 7);
  // Over everywhere, also while the month has begun in India only.
  const past = addDays(`${month}-01`, -1);
  await make('components', { ...BASIC, name: `${word} basic pay` });
  const structure = { componentCodes: ['BASIC'], balanceCode: null };
  const { id: structureId } = await make('structures', { name: `${word} structure`, ...structure });
  const { id: groupId } = await make('groups', {
    name: `${word} group`,
    payDay: 28,
    cutOffDay: null,
    defaultStructureId: structureId,
    state: 'Maharashtra',
    providentFund: true,
    welfareFund: false,
    absenceUnpaid: false,
  });
  const salary = { ctc: 120_000_000, overrides: [], reason: `${word} reason` };
  await make('salaries', { employeeId, structureId, groupId, from: month, ...salary });
  const bonus = { kind: 'earning', amount: 500_000, taxable: true, cause: `${word} cause` };
  await make('adjustments', { employeeId, payMonth: month, title: `${word} bonus`, ...bonus });
  const loan = { title: `${word} loan`, amount: 1_000_000, instalment: 100_000, note: `${word} note` };
  await make('loans', { employeeId, fromMonth: month, pausedMonths: [], ...loan });
  await make('tax-profiles', { employeeId, taxYear: 2026, regime: 'new', metro: false });
  const policy = { taxYear: 2026, kind: 'investments', title: `${word} policy`, amount: 100_000, tax: 0 };
  expectDone(await employee.post('/api/finance/own/declaration/claims', { ...policy, fileId: null }));
  const gratuity = { kind: 'gratuity', state: null, from: '2018-03-29' };
  expectDone(await admin.post('/api/finance/packs/confirm', gratuity));
  const claimed = { name: `${word} internet`, yearlyLimit: null, needsProof: false, paysRest: false };
  const { id: typeId } = await make('claim-types', claimed);
  const claim = { typeId, amount: 90_000, spentOn: past, note: `${word} bill`, proofFileId: null };
  expectDone(await employee.post('/api/finance/own/claims', claim));
  const challan = { bsrCode: '0510308', paidOn: past, serial: '00042', tax: 1_000_000 };
  await make('tax-challans', { taxYear: 2026, quarter: 'q1', ...challan, interest: 0, fee: 0 });
  const { id, version } = await make('runs', { groupId, month, kind: 'regular' });
  await make(`runs/${id}/compute`, { version });
  await portal.settle();
  await fillFiles({ portal, by: admin, runId: id, employeeId });
}

/** Only a run that somebody else has approved has files. */
async function fillFiles({
  portal,
  by: { user },
  runId,
  employeeId,
}: Pick<FilledCompany, 'portal'> & { by: TestPerson; runId: string; employeeId: string }): Promise<void> {
  const [files, archives] = [portal.app.get(PayFileRepository), portal.app.get(PayslipArchiveRepository)];
  const statements = portal.app.get(TaxStatementRepository);
  const at = new Date();
  await portal.app.get(TenantDb).run(user.company.id, async () => {
    await files.add({ runId, file: 'bank', name: 'bank.csv', hash: 'f00d', by: user.id, at });
    await fillPayments({ portal, by: user.id, runId, employeeId });
    const taken = { file: 'sheets', name: 'form-138.xlsx', hash: 'f00d', by: user.id, at } as const;
    await statements.add({ taxYear: 2026, quarter: 'q1', ...taken });
    const register = { register: 'salary', month: '2026-04', format: 'csv', name: 'salary.csv' } as const;
    await portal.app.get(PayRegisterRepository).add({ ...register, hash: 'f00d', by: user.id, at });
    const archiveId = await archives.add({ runId, language: 'en', by: user.id, at });
    const { left } = await archives.listLeft(archiveId);
    for (const slipId of left)
      await archives.keep(archiveId, { slipId, name: 'slip.pdf', bytes: Buffer.from('%PDF-') });
  });
}

interface Payment extends Pick<FilledCompany, 'portal'> {
  by: string;
  runId: string;
  employeeId: string;
}

async function fillPayments({ portal: { app }, by, runId, employeeId }: Payment): Promise<void> {
  const at = new Date();
  const account = { account: '501004827714', ifsc: 'SBIN0009137', bankName: 'SBI' };
  const accounts = new Map([[employeeId, account]]);
  await app.get(RunAccountRepository).keep(runId, accounts);
  const file = { place: 1, name: 'bank.csv', hash: 'f00d', people: 1, total: 1_000_000 };
  const made = { runId, by, at };
  const fileId = await app.get(BankFileRepository).add({ ...file, ...made, content: { text: '', accounts } });
  const payment = { id: randomUUID(), employeeId, amount: 1_000_000, reference: `F00D${fileId.slice(-12)}` };
  await app.get(PaymentRepository).addAll([payment], { ...made, fileId, paidOn: null });
}
