import { dayIn, PAY_RUN, type PayRun, type StepBody } from '@atrium/contracts';
import { OwnRecords } from '@atrium/hr-service';
import { AppError, Clock, refusedField, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { PaymentRepository } from '../payment/payment.repository.js';
import { RunAccountRepository } from '../payment/run-account.repository.js';
import { PaidSlips } from '../run/paid-slips.service.js';
import { PAY_RUNS, type PayRunRow, type PayRunSteps } from '../run/pay-run.record.js';
import { paymentReference } from './bank-file.rules.js';
import { BankFiles } from './bank-files.service.js';
import { masked } from './changed-account.rules.js';
import { isDue } from './run-ledger.rules.js';
import { RunLedgers } from './run-ledgers.service.js';

const { errors } = PAY_RUN;

type Body<Step extends keyof typeof PAY_RUN.steps> = StepBody<typeof PAY_RUN, Step>;

interface Paying {
  step: 'pay' | 'payCash' | 'settleBankFile';
  id: string;
  version: number;
  paidOn: string;
  /** @returns who is paid */
  work: (run: PayRunRow) => Promise<string[]>;
  /** What the trail says of them. @param names by employee */
  told?: (names: ReadonlyMap<string, string>) => object;
}

/** How a locked run is paid: person by person or in whole, each once. The version of the run lets one of two win. */
@Injectable()
export class RunPaymentService {
  readonly steps: PayRunSteps;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly ledgers: RunLedgers,
    private readonly files: BankFiles,
    private readonly paid: PaidSlips,
    private readonly payments: PaymentRepository,
    private readonly accounts: RunAccountRepository,
    private readonly own: OwnRecords,
  ) {
    this.steps = records.of(PAY_RUNS);
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, RUN_FILE_NOBODY, RUN_FILE_TAKEN */
  makeBankFile(user: SignedInUser, id: string, { version, isUnpaid }: Body<'makeBankFile'>): Promise<PayRun> {
    return this.steps.run(user, {
      step: 'makeBankFile',
      id,
      version,
      change: async (run) => {
        if (isUnpaid !== true && (await this.files.listEarlier(id)).length > 0)
          throw new AppError(errors.RUN_FILE_TAKEN);
        await this.files.make(user, run);
        return {};
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, NOT_FOUND, RUN_FILE_ANSWERED, RUN_NOT_IN_FILE, RUN_PAID_AHEAD on `paidOn` */
  settleBankFile(user: SignedInUser, id: string, body: Body<'settleBankFile'>): Promise<PayRun> {
    let file = '';
    const work = async (run: PayRunRow) => {
      file = (await this.files.find(id, body.fileId)).name;
      return this.files.settle(user, run, body);
    };
    const told = (names: ReadonlyMap<string, string>) => ({
      file,
      sentBack: body.returned
        .map(({ employeeId, reason }) => `${names.get(employeeId) ?? ''}: ${reason}`)
        .join(', '),
    });
    return this.pays(user, { ...body, id, step: 'settleBankFile', work, told });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, OWN_RECORD, RUN_NOT_DUE on `employeeIds`, RUN_PAID_AHEAD on `paidOn` */
  payCash(user: SignedInUser, id: string, body: Body<'payCash'>): Promise<PayRun> {
    const work = async (run: PayRunRow) => {
      await this.refuseOwn(user, body.employeeIds);
      return this.inCash(user, run, body);
    };
    const told = (names: ReadonlyMap<string, string>) => ({
      inCash: body.employeeIds.map((employeeId) => names.get(employeeId) ?? '').join(', '),
    });
    return this.pays(user, { ...body, id, step: 'payCash', work, told });
  }

  /** Open files as the bank's, everybody else who is to be paid as cash. @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, RUN_PAID_AHEAD on `paidOn` */
  pay(user: SignedInUser, id: string, body: Body<'pay'>): Promise<PayRun> {
    const { paidOn } = body;
    const work = async (run: PayRunRow) => {
      const paid: string[] = [];
      for (const { id: fileId } of await this.files.listOpen(id))
        paid.push(...(await this.files.settle(user, run, { fileId, paidOn, returned: [] })));
      const due = (await this.ledgers.read(id)).filter(isDue);
      const employeeIds = due.map(({ slip }) => slip.employeeId);
      return [...paid, ...(await this.inCash(user, run, { employeeIds, paidOn }))];
    };
    return this.pays(user, { ...body, id, step: 'pay', work });
  }

  /** Also what was marked as paid in cash by mistake. @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, OWN_RECORD, RUN_NOT_PAID on `employeeId` */
  sendBack(
    user: SignedInUser,
    id: string,
    { version, employeeId, reason }: Body<'sendBack'>,
  ): Promise<PayRun> {
    let back = '';
    return this.steps.run(user, {
      step: 'sendBack',
      id,
      version,
      also: () => ({ before: {}, after: { sentBack: back } }),
      change: async (run) => {
        await this.refuseOwn(user, [employeeId]);
        const person = (await this.ledgers.read(id)).find(({ slip }) => slip.employeeId === employeeId);
        if (person?.payment?.state !== 'paid') throw refusedField('employeeId', errors.RUN_NOT_PAID);
        await this.payments.sendBack(person.payment.id, { reason, by: user.id, at: this.clock.now() });
        back = `${person.slip.name}: ${reason}`;
        return this.paid.unpay(user, run, employeeId);
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, OWN_RECORD, RUN_ACCOUNT_SAME on `employeeIds` */
  useNewAccounts(
    user: SignedInUser,
    id: string,
    { version, employeeIds }: Body<'useNewAccounts'>,
  ): Promise<PayRun> {
    const told = { before: [] as string[], after: [] as string[] };
    return this.steps.run(user, {
      step: 'useNewAccounts',
      id,
      version,
      also: () => ({
        before: { accounts: told.before.join(', ') },
        after: { accounts: told.after.join(', ') },
      }),
      change: async () => {
        await this.refuseOwn(user, employeeIds);
        const people = new Map(
          (await this.ledgers.read(id)).map((person) => [person.slip.employeeId, person]),
        );
        const accounts = new Map(await this.accounts.read(id));
        for (const employeeId of employeeIds) {
          const person = people.get(employeeId);
          if (!person?.present || !person.hasChanged || !isDue(person))
            throw refusedField('employeeIds', errors.RUN_ACCOUNT_SAME);
          accounts.set(employeeId, person.present);
          const { slip, account, present } = person;
          told.before.push(`${slip.name}: ${account ? masked(account) : ''}`);
          told.after.push(`${slip.name}: ${masked(present)}`);
        }
        await this.accounts.keep(id, accounts);
        return {};
      },
    });
  }

  /** @throws {AppError} RUN_PAID_AHEAD on `paidOn` */
  refuseAhead({ companyTimezone }: SignedInUser, paidOn: string): void {
    if (paidOn > dayIn(this.clock.now(), companyTimezone))
      throw refusedField('paidOn', errors.RUN_PAID_AHEAD);
  }

  /** Of one's own pay somebody else says so. @throws {AppError} OWN_RECORD */
  async refuseOwn(user: SignedInUser, employeeIds: readonly string[]): Promise<void> {
    for (const id of employeeIds) await this.own.refuse(user, id, { needs: PAY_RUN.check('update') });
  }

  /** @returns who is paid @throws {AppError} RUN_NOT_DUE on `employeeIds` */
  async inCash(
    user: SignedInUser,
    run: PayRunRow,
    { employeeIds, paidOn }: { employeeIds: readonly string[]; paidOn: string },
  ): Promise<string[]> {
    const due = new Map(
      (await this.ledgers.read(run.id)).filter(isDue).map(({ slip }) => [slip.employeeId, slip.net]),
    );
    const ids = [...new Set(employeeIds)];
    const payments = ids.map((employeeId) => {
      const amount = due.get(employeeId);
      if (amount === undefined) throw refusedField('employeeIds', errors.RUN_NOT_DUE);
      const id = randomUUID();
      return { id, employeeId, amount, reference: paymentReference(run.month, id) };
    });
    const batch = { runId: run.id, fileId: null, paidOn, by: user.id, at: this.clock.now() };
    if (payments.length > 0) await this.payments.addAll(payments, batch);
    return ids;
  }

  private pays(user: SignedInUser, { step, id, version, paidOn, work, told }: Paying): Promise<PayRun> {
    this.refuseAhead(user, paidOn);
    let employeeIds: string[] = [];
    let after = {};
    return this.steps.run(user, {
      step,
      id,
      version,
      change: async (run) => {
        employeeIds = await work(run);
        if (told) after = told(await this.namesOf(id));
        return this.paid.pay(user, run, { employeeIds, paidOn });
      },
      after: (run) => this.paid.tell(user, run, employeeIds),
      also: () => ({ before: {}, after }),
    });
  }

  private async namesOf(runId: string): Promise<Map<string, string>> {
    return new Map((await this.ledgers.read(runId)).map(({ slip }) => [slip.employeeId, slip.name]));
  }
}
