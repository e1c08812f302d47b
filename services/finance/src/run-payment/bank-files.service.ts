import { bankColumnsOf, dayIn, latest, PAY_RUN } from '@atrium/contracts';
import { AppError, Clock, refusedField, type SignedInUser } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { PayFileRepository, type TakenFile } from '../pay-file/pay-file.repository.js';
import { BankFileRepository } from '../payment/bank-file.repository.js';
import { PaymentRepository } from '../payment/payment.repository.js';
import type { BankFileContent, StoredBankFile } from '../payment/payment.types.js';
import { payDayOf, type PayRunRow } from '../run/pay-run.record.js';
import { bankFileName, bankFileText, paymentReference } from './bank-file.rules.js';
import { bankTemplates } from './bank-template.schema.js';
import { fileable } from './run-ledger.rules.js';
import { RunLedgers } from './run-ledgers.service.js';

const { errors } = PAY_RUN;

export interface Answered {
  fileId: string;
  paidOn: string;
  /** Whom the bank sent back, and why. */
  returned: readonly { employeeId: string; reason: string }[];
}

/** Bank files of locked runs: made once with the accounts of the locking, and kept as they are. Inside `TenantDb.run` only, with the run locked. */
@Injectable()
export class BankFiles {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly ledgers: RunLedgers,
    private readonly files: BankFileRepository,
    private readonly payments: PaymentRepository,
    private readonly takings: PayFileRepository,
  ) {}

  /** Of everybody who is to be paid and in no other file. @throws {AppError} RUN_FILE_NOBODY */
  async make(user: SignedInUser, run: PayRunRow, at = this.clock.now()): Promise<void> {
    const people = fileable(await this.ledgers.read(run.id));
    if (people.length === 0) throw new AppError(errors.RUN_FILE_NOBODY);
    const rows = people.map(({ slip, account }) => {
      const id = randomUUID();
      const { employeeId, name, code, net: amount } = slip;
      return { id, employeeId, name, code, account, amount, reference: paymentReference(run.month, id) };
    });
    const columns = bankColumnsOf(await this.settings.ofCompany(bankTemplates), run.groupId);
    // A bank refuses a day that is over.
    const payDay = latest(run.dueOn ?? payDayOf(run.month, run.payDay), dayIn(at, user.companyTimezone));
    const text = bankFileText(rows, columns, { month: run.month, payDay });
    const place = (await this.files.listOf(run.id)).length + 1;
    const made = { runId: run.id, by: user.id, at };
    const fileId = await this.files.add({
      ...made,
      place,
      name: bankFileName(run.month, place),
      hash: createHash('sha256').update(text).digest('hex'),
      people: rows.length,
      total: rows.reduce((sum, { amount }) => sum + amount, 0),
      content: { text, accounts: new Map(rows.map(({ employeeId, account }) => [employeeId, account])) },
    });
    await this.payments.addAll(rows, { ...made, fileId, paidOn: null });
  }

  /** @returns who is paid @throws {AppError} NOT_FOUND, RUN_FILE_ANSWERED, RUN_NOT_IN_FILE beside the person */
  async settle(
    user: SignedInUser,
    run: PayRunRow,
    { fileId, paidOn, returned }: Answered,
  ): Promise<string[]> {
    const { paidOn: answeredOn } = await this.find(run.id, fileId);
    if (answeredOn !== null) throw new AppError(errors.RUN_FILE_ANSWERED);
    const payments = await this.payments.listOf(run.id);
    const sent = new Map(
      payments
        .filter((payment) => payment.fileId === fileId && payment.state === 'sent')
        .map(({ id, employeeId }) => [employeeId, id]),
    );
    for (const [place, { employeeId, reason }] of returned.entries()) {
      const id = sent.get(employeeId);
      if (id === undefined)
        throw refusedField(`returned.${String(place)}.employeeId`, errors.RUN_NOT_IN_FILE);
      await this.payments.sendBack(id, { reason, by: user.id, at: this.clock.now() });
      sent.delete(employeeId);
    }
    await this.files.settle(fileId, paidOn);
    await this.payments.settle(fileId, paidOn);
    return [...sent.keys()];
  }

  /** Takings of the file that was made anew each time, as long as the run has no file that is kept; the latest first. */
  async listEarlier(runId: string): Promise<TakenFile[]> {
    if ((await this.files.listOf(runId)).length > 0) return [];
    return (await this.takings.listTaken(runId)).filter(({ file }) => file === 'bank');
  }

  /** Those that the bank has not answered. */
  async listOpen(runId: string): Promise<StoredBankFile[]> {
    return (await this.files.listOf(runId)).filter(({ paidOn }) => paidOn === null);
  }

  /** @throws {AppError} NOT_FOUND */
  async find(runId: string, fileId: string): Promise<StoredBankFile> {
    const file = (await this.files.listOf(runId)).find(({ id }) => id === fileId);
    if (!file) throw new AppError('NOT_FOUND');
    return file;
  }

  /** The first one first. */
  listOf(runId: string): Promise<StoredBankFile[]> {
    return this.files.listOf(runId);
  }

  /** As it was made. */
  read(fileId: string): Promise<BankFileContent> {
    return this.files.readContent(fileId);
  }
}
