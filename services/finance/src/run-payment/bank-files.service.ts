import { bankColumnsOf, PAY_RUN } from '@atrium/contracts';
import { AppError, Clock, refusedField, type SignedInUser } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { BankFileRepository } from '../payment/bank-file.repository.js';
import { PaymentRepository } from '../payment/payment.repository.js';
import type { StoredBankFile } from '../payment/payment.types.js';
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
    const text = bankFileText(rows, columns, { month: run.month, payDay: payDayOf(run.month, run.payDay) });
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
  async settle(run: PayRunRow, { fileId, paidOn, returned }: Answered): Promise<string[]> {
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
      await this.payments.sendBack(id, reason);
      sent.delete(employeeId);
    }
    await this.files.settle(fileId, paidOn);
    await this.payments.settle(fileId, paidOn);
    return [...sent.keys()];
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

  /** Its bytes, as they were made. */
  async read(fileId: string): Promise<string> {
    return (await this.files.readContent(fileId)).text;
  }
}
