import { dayIn, PAY_RUN, type PayRun, type StepBody, type Transition } from '@atrium/contracts';
import { Clock, refusedField, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { PaymentRepository } from '../payment/payment.repository.js';
import { RunAccountRepository } from '../payment/run-account.repository.js';
import { PAY_RUNS, type PayRunRow, type PayRunSteps } from '../run/pay-run.record.js';
import { paymentReference } from './bank-file.rules.js';
import { BankFiles } from './bank-files.service.js';
import { PaidSlips } from './paid-slips.service.js';
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
  ) {
    this.steps = records.of(PAY_RUNS);
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, RUN_FILE_NOBODY */
  makeBankFile(user: SignedInUser, id: string, { version }: Transition): Promise<PayRun> {
    return this.steps.run(user, {
      step: 'makeBankFile',
      id,
      version,
      change: async (run) => {
        await this.files.make(user, run);
        return {};
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, NOT_FOUND, RUN_FILE_ANSWERED, RUN_NOT_IN_FILE, RUN_PAID_AHEAD on `paidOn` */
  settleBankFile(user: SignedInUser, id: string, body: Body<'settleBankFile'>): Promise<PayRun> {
    const work = (run: PayRunRow) => this.files.settle(run, body);
    return this.pays(user, { ...body, id, step: 'settleBankFile', work });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, RUN_NOT_DUE on `employeeIds`, RUN_PAID_AHEAD on `paidOn` */
  payCash(user: SignedInUser, id: string, body: Body<'payCash'>): Promise<PayRun> {
    const work = (run: PayRunRow) => this.inCash(user, run, body);
    return this.pays(user, { ...body, id, step: 'payCash', work });
  }

  /** Open files as the bank's, everybody else who is to be paid as cash. @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, RUN_PAID_AHEAD on `paidOn` */
  pay(user: SignedInUser, id: string, body: Body<'pay'>): Promise<PayRun> {
    const { paidOn } = body;
    const work = async (run: PayRunRow) => {
      const paid: string[] = [];
      for (const { id: fileId } of await this.files.listOpen(id))
        paid.push(...(await this.files.settle(run, { fileId, paidOn, returned: [] })));
      const due = (await this.ledgers.read(id)).filter(isDue);
      const employeeIds = due.map(({ slip }) => slip.employeeId);
      return [...paid, ...(await this.inCash(user, run, { employeeIds, paidOn }))];
    };
    return this.pays(user, { ...body, id, step: 'pay', work });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, RUN_NOT_PAID on `employeeId` */
  sendBack(
    user: SignedInUser,
    id: string,
    { version, employeeId, reason }: Body<'sendBack'>,
  ): Promise<PayRun> {
    return this.steps.run(user, {
      step: 'sendBack',
      id,
      version,
      change: async (run) => {
        const payment = (await this.payments.listOf(id)).find(
          (each) => each.employeeId === employeeId && each.way === 'bank' && each.state === 'paid',
        );
        if (!payment) throw refusedField('employeeId', errors.RUN_NOT_PAID);
        await this.payments.sendBack(payment.id, reason);
        return this.paid.unpay(user, run, employeeId);
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, RUN_ACCOUNT_SAME on `employeeIds` */
  useNewAccounts(
    user: SignedInUser,
    id: string,
    { version, employeeIds }: Body<'useNewAccounts'>,
  ): Promise<PayRun> {
    return this.steps.run(user, {
      step: 'useNewAccounts',
      id,
      version,
      change: async () => {
        const people = new Map(
          (await this.ledgers.read(id)).map((person) => [person.slip.employeeId, person]),
        );
        const accounts = new Map(await this.accounts.read(id));
        for (const employeeId of employeeIds) {
          const person = people.get(employeeId);
          if (!person?.present || !person.hasChanged || !isDue(person))
            throw refusedField('employeeIds', errors.RUN_ACCOUNT_SAME);
          accounts.set(employeeId, person.present);
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

  private pays(user: SignedInUser, { step, id, version, paidOn, work }: Paying): Promise<PayRun> {
    this.refuseAhead(user, paidOn);
    let employeeIds: string[] = [];
    return this.steps.run(user, {
      step,
      id,
      version,
      change: async (run) => {
        employeeIds = await work(run);
        return this.paid.pay(user, run, { employeeIds, paidOn });
      },
      after: (run) => this.paid.tell(user, run, employeeIds),
    });
  }
}
