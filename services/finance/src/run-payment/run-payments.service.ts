import {
  PAY_RUN,
  type BankFile,
  type ChangedAccount,
  type RunPayees,
  type RunPayeesQuery,
  type RunPayments,
} from '@atrium/contracts';
import { AppError, Audit, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { payableOf } from '../pay-file/journal-file.rules.js';
import { PayFileRepository, type TakenFile } from '../pay-file/pay-file.repository.js';
import { PaymentRepository } from '../payment/payment.repository.js';
import type { Payment, StoredBankFile } from '../payment/payment.types.js';
import { hasLocked, PAY_RUNS, type PayRunRow, type PayRunSteps } from '../run/pay-run.record.js';
import { BankFiles } from './bank-files.service.js';
import { changedAccount } from './changed-account.rules.js';
import { fileable, isDue, payeesOf, totalsOf, type DuePerson } from './run-ledger.rules.js';
import { RunLedgers } from './run-ledgers.service.js';

const SHOWN_PAYEES = 20;

/** What became of the pay of a run, and its bank files as they were made. */
@Injectable()
export class RunPaymentsReader {
  private readonly runs: PayRunSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly ledgers: RunLedgers,
    private readonly files: BankFiles,
    private readonly payments: PaymentRepository,
    private readonly takings: PayFileRepository,
    private readonly audit: Audit,
  ) {
    this.runs = records.of(PAY_RUNS);
  }

  /** @throws {AppError} NOT_FOUND, RUN_NOT_LOCKED */
  get(user: SignedInUser, id: string): Promise<RunPayments> {
    return this.db.run(user.companyId, async () => {
      const run = await this.locked(user, id);
      const people = await this.ledgers.read(id);
      const files = await this.files.listOf(id);
      const payments = await this.payments.listOf(id);
      const taken = await this.takings.listTaken(id);
      const slips = people.map(({ slip }) => slip);
      return {
        totals: { ...totalsOf(people), run: run.net, journal: payableOf(slips) },
        files: files.map((file) => shown(file, { payments, people, taken })),
        earlier: (await this.files.listEarlier(id)).map(shownTaking),
        due: people.filter(isDue).length,
        next: nextOf(people),
        changed: await this.changedOf(people, files),
      };
    });
  }

  /** The first ones by name. @throws {AppError} NOT_FOUND, RUN_NOT_LOCKED */
  listPayees(user: SignedInUser, id: string, query: RunPayeesQuery): Promise<RunPayees> {
    return this.db.run(user.companyId, async () => {
      await this.locked(user, id);
      const people = payeesOf(await this.ledgers.read(id), query).slice(0, SHOWN_PAYEES);
      return {
        items: people.map(({ slip: { employeeId, name, code } }) => ({ id: employeeId, name, code })),
      };
    });
  }

  /** The bytes as they were made; who takes them is on record. @throws {AppError} NOT_FOUND, RUN_NOT_LOCKED */
  take(user: SignedInUser, { id, fileId }: { id: string; fileId: string }): Promise<BankFileBytes> {
    return this.db.run(user.companyId, async () => {
      const run = await this.locked(user, id);
      const { name, hash, people } = await this.files.find(id, fileId);
      const { text } = await this.files.read(fileId);
      await this.takings.add({ runId: id, file: 'bank', name, hash, by: user.id, at: this.clock.now() });
      this.audit.record({
        action: 'payRun.takeFile',
        by: user,
        resource: { kind: 'payRun', id, title: `${run.groupName} (${run.month})` },
        after: { file: name, people, hash },
      });
      return { name, bytes: Buffer.from(text) };
    });
  }

  private async locked(user: SignedInUser, id: string): Promise<PayRunRow> {
    const run = await this.runs.find(user, id);
    if (!hasLocked(run)) throw new AppError(PAY_RUN.errors.RUN_NOT_LOCKED);
    return run;
  }

  /** Whose account is another one by now, of those who are not paid. */
  private async changedOf(
    people: readonly DuePerson[],
    files: readonly StoredBankFile[],
  ): Promise<ChangedAccount[]> {
    const open = files.filter(({ paidOn }) => paidOn === null);
    const changed: ChangedAccount[] = [];
    for (const file of open) {
      const { accounts } = await this.files.read(file.id);
      const sent = people.filter(({ state, payment }) => state === 'sent' && payment?.fileId === file.id);
      for (const { slip, present } of sent)
        changed.push(
          ...changedAccount(slip, { before: accounts.get(slip.employeeId), present, file: file.place }),
        );
    }
    const due = people.filter(
      ({ state, hasChanged }) => hasChanged && (state === 'open' || state === 'held'),
    );
    for (const { slip, account, present } of due)
      changed.push(...changedAccount(slip, { before: account, present, file: null }));
    return changed;
  }
}

export interface BankFileBytes {
  name: string;
  bytes: Buffer;
}

const nextOf = (people: readonly DuePerson[]): RunPayments['next'] => {
  const filed = fileable(people);
  const lacking = people.filter(
    ({ state, account }) => state === 'held' || (state === 'open' && account === null),
  );
  return {
    people: filed.length,
    total: filed.reduce((sum, { slip }) => sum + slip.net, 0),
    missing: lacking.map(({ slip: { employeeId: id, name }, state }) => ({
      employee: { id, name },
      reason: state === 'held' ? 'held' : 'noBank',
    })),
  };
};

interface Known {
  payments: readonly Payment[];
  people: readonly DuePerson[];
  taken: readonly TakenFile[];
}

function shown(file: StoredBankFile, { payments, people, taken }: Known): BankFile {
  const names = new Map(people.map(({ slip }) => [slip.employeeId, slip.name]));
  const { madeAt, madeBy, ...others } = file;
  return {
    ...others,
    madeAt: madeAt.toISOString(),
    madeBy: madeBy ?? '',
    returned: payments
      .filter(({ fileId, state }) => fileId === file.id && state === 'returned')
      .map(({ employeeId: id, amount, reason, returnedBy }) => ({
        employee: { id, name: names.get(id) ?? '' },
        reason: reason ?? '',
        amount,
        by: returnedBy ?? '',
      })),
    taken: taken
      .filter(({ file: kind, name, hash }) => kind === 'bank' && name === file.name && hash === file.hash)
      .map(shownTaking),
  };
}

const shownTaking = ({ at, by, hash }: TakenFile) => ({ at: at.toISOString(), by: by ?? '', hash });
