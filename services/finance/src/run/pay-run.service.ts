import {
  dayIn,
  PAY_RUN,
  type CreatePayRun,
  type PayRun,
  type StepBody,
  type Transition,
} from '@atrium/contracts';
import { randomUUID } from 'node:crypto';
import { AppError, Clock, Jobs, refusedField, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PAY_SLIPS, type PaySlipSteps } from './pay-slip.record.js';
import { PayRunChecks } from './pay-run-checks.service.js';
import { computeRun } from './pay-run-compute.job.js';
import { PayRunPeople } from './pay-run-people.service.js';
import { PayRunDecisions } from './pay-run-decisions.service.js';
import { PAY_RUNS, type PayRunRow, type PayRunSteps } from './pay-run.record.js';
import { PayRunRepository } from './pay-run.repository.js';
import { RunLocking } from './run-locking.service.js';

const { errors } = PAY_RUN;

/** The steps of a run from its draft to the pay; whoever computes it does not approve it. */
@Injectable()
export class PayRunService {
  readonly steps: PayRunSteps;
  private readonly slips: PaySlipSteps;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly runs: PayRunRepository,
    private readonly checks: PayRunChecks,
    private readonly decisions: PayRunDecisions,
    private readonly people: PayRunPeople,
    private readonly locking: RunLocking,
  ) {
    this.steps = records.of(PAY_RUNS);
    this.slips = records.of(PAY_SLIPS);
  }

  /** @throws {AppError} RUN_EXISTS and RUN_AHEAD on `month`, VALIDATION_FAILED on `groupId` */
  async create(user: SignedInUser, values: CreatePayRun): Promise<PayRun> {
    if (values.kind !== 'regular') throw refusedField('kind', errors.RUN_KIND);
    this.refuseAhead(user, values.month);
    return this.steps.create(user, values);
  }

  /** Days and notice of a settlement. @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, RUN_KIND */
  setTerms(
    user: SignedInUser,
    id: string,
    { version, terms }: StepBody<typeof PAY_RUN, 'setTerms'>,
  ): Promise<PayRun> {
    return this.steps.run(user, { step: 'setTerms', id, version, change: () => ({ terms }) });
  }

  /** @throws {AppError} RUN_AHEAD on `month` */
  refuseAhead(user: SignedInUser, month: string): void {
    if (month > this.today(user).slice(0, 7)) throw refusedField('month', errors.RUN_AHEAD);
  }

  /**
   * Begins to compute all payslips; of a run that is being computed, goes on where its job has stopped.
   * @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, RUN_AHEAD, RUN_EARLIER_OPEN, RUN_EMPTY
   */
  compute(user: SignedInUser, id: string, { version }: Transition): Promise<PayRun> {
    return this.steps.run(user, {
      step: 'compute',
      id,
      version,
      change: async (run) => {
        this.refuseAhead(user, run.month);
        await this.refuseEarlierOpen(run);
        await this.checks.refuseEmpty(run);
        const revision = run.state === 'computing' ? run.revision : run.revision + 1;
        const key = `${id} ${String(revision)}`;
        const payload = { runId: id, revision };
        const jobId = await this.jobs.enqueue(computeRun, payload, { key, createdBy: user.id });
        return { revision, jobId, makerId: user.id };
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, RUN_BLOCKED, RUN_STALE, RUN_NO_APPROVER */
  submit(
    user: SignedInUser,
    id: string,
    { version, note }: StepBody<typeof PAY_RUN, 'submit'>,
  ): Promise<PayRun> {
    return this.steps.run(user, {
      step: 'submit',
      id,
      version,
      change: async (run) => {
        await this.decisions.refuseUnready(run);
        // Nobody is asked about their own run.
        const submissionId = (await this.people.listAsked(run)).length > 0 ? randomUUID() : null;
        return { note, returnReason: null, submittedAt: this.clock.now(), submissionId };
      },
      after: (run) => this.people.ask(user, run),
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, RUN_OWN, RUN_BLOCKED, RUN_STALE */
  approve(user: SignedInUser, id: string, { version }: Transition): Promise<PayRun> {
    return this.steps.run(user, {
      step: 'approve',
      id,
      version,
      first: () => this.holdRequest(user, id),
      change: (run) => this.decisions.approve(user, run),
      after: (run) => this.people.follow(user, run, { action: 'approve' }),
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  return(
    user: SignedInUser,
    id: string,
    { version, reason }: StepBody<typeof PAY_RUN, 'return'>,
  ): Promise<PayRun> {
    return this.steps.run(user, {
      step: 'return',
      id,
      version,
      first: () => this.holdRequest(user, id),
      change: () => ({ returnReason: reason, submittedAt: null }),
      after: (run) => this.people.follow(user, run, { action: 'decline', reason }),
    });
  }

  /** What was submitted is taken back before it is decided. @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  withdraw(user: SignedInUser, id: string, { version }: Transition): Promise<PayRun> {
    return this.steps.run(user, {
      step: 'withdraw',
      id,
      version,
      first: () => this.holdRequest(user, id),
      change: () => ({ submittedAt: null }),
      after: (run) => this.people.follow(user, run, { action: 'withdraw' }),
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  reopen(user: SignedInUser, id: string, { version }: Transition): Promise<PayRun> {
    return this.steps.run(user, {
      step: 'reopen',
      id,
      version,
      change: () => ({ approverId: null, approvedAt: null, submittedAt: null, bothReason: null }),
    });
  }

  /**
   * Nothing of its payslips changes any more, nor the attendance that they were computed from.
   * @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, RUN_BLOCKED, RUN_STALE, CORRECTION_OVERTAKEN
   */
  lock(user: SignedInUser, id: string, { version }: Transition): Promise<PayRun> {
    return this.steps.run(user, {
      step: 'lock',
      id,
      version,
      change: async (run) => {
        await this.locking.lockDays(user, run);
        await this.decisions.refuseUnready(run);
        return { lockedAt: this.clock.now() };
      },
      after: (run) => this.locking.lockSlips(user, run),
    });
  }

  /** Its payslips are gone, so that people can be in another run. @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  discard(user: SignedInUser, id: string, { version }: Transition): Promise<PayRun> {
    return this.steps.run(user, {
      step: 'discard',
      id,
      version,
      change: async () => {
        for (const slip of await this.runs.listSlips(id)) await this.slips.table.remove(slip);
        return {};
      },
    });
  }

  private async holdRequest(user: SignedInUser, id: string): Promise<void> {
    await this.people.hold(await this.steps.find(user, id));
  }

  private async refuseEarlierOpen({ groupId, month }: PayRunRow): Promise<void> {
    if (await this.runs.hasEarlierOpen(groupId, month)) throw new AppError(errors.RUN_EARLIER_OPEN);
  }

  private today({ companyTimezone }: SignedInUser): string {
    return dayIn(this.clock.now(), companyTimezone);
  }
}
