import { passesCheck, PAY_RUN, PAYROLL_APPROVE, type PermissionSubject } from '@atrium/contracts';
import { AppError, Audit, type SignedInUser } from '@atrium/platform';
import { words } from '@atrium/reach';
import { Records, type Values } from '@atrium/records';
import {
  RequestKind,
  type ApprovalStep,
  type DecidedRecord,
  type RequestContext,
  type RequestOutcome,
  type RequestPeople,
  type RequestPersonFigures,
  type RequestRecord,
} from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { PayRunDecisions } from './pay-run-decisions.service.js';
import { PAYROLL_KIND, PayRunPeople } from './pay-run-people.service.js';
import type { PayRunEntity } from './pay-run.entity.js';
import { PAY_RUNS, type PayRunRow, type PayRunSteps } from './pay-run.record.js';
import { RunPeopleRepository } from './run-people.repository.js';
import { runFacts, runPerson } from './run-person.mapper.js';

const WITHDRAWN = { submittedAt: null };

/** A submitted run asks everybody who may approve it, and shows them its people one by one. */
@Injectable()
export class PayrollRequests extends RequestKind {
  override readonly key = PAYROLL_KIND;
  override readonly remote = 'finance';
  override readonly title = words('Approve Payroll');
  override readonly icon = 'receipt-rupee';
  override readonly fixed = 'permission:finance/payroll';
  override readonly opensFirst = true;
  private readonly runs: PayRunSteps;

  constructor(
    records: Records,
    private readonly found: RunPeopleRepository,
    private readonly approvers: PayRunPeople,
    private readonly decisions: PayRunDecisions,
    private readonly audit: Audit,
  ) {
    super();
    this.runs = records.of(PAY_RUNS);
  }

  override steps(): Promise<ApprovalStep[]> {
    return Promise.resolve([{ who: this.fixed }]);
  }

  override async listDeciders(ref: string): Promise<string[]> {
    const run = await this.runs.rows.read(await this.runOf(ref));
    return (await this.approvers.listAsked(run)).map(({ id }) => id);
  }

  override isOpenTo(user: PermissionSubject): boolean {
    return passesCheck(user, PAYROLL_APPROVE) || passesCheck(user, PAY_RUN.check('read'));
  }

  override async context(requests: readonly RequestRecord[]): Promise<Map<string, RequestContext>> {
    const found = await this.found.listSubmitted(requests.map(({ ref }) => ref));
    const rows = await this.runs.rows.readAll(found.map(({ id }) => id));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const contexts = new Map<string, RequestContext>();
    for (const { id, ref } of requests) {
      const submitted = found.find((each) => each.ref === ref);
      const run = submitted && byId.get(submitted.id);
      if (run) contexts.set(id, contextOf(run, submitted.looks));
    }
    return contexts;
  }

  override async peopleOf({ ref }: RequestRecord): Promise<RequestPeople | null> {
    const [submitted] = await this.found.listSubmitted([ref]);
    return { count: submitted?.people ?? 0, looks: submitted?.looks ?? 0 };
  }

  override async personOf(
    { ref }: RequestRecord,
    place: number,
    user: SignedInUser,
  ): Promise<RequestPersonFigures | null> {
    const person = await this.found.findPerson(ref, place);
    if (!person) return null;
    const { slipId: id, name, month } = person;
    const resource = { kind: 'paySlip', id, title: `${name} (${month})` };
    this.audit.record({ action: 'paySlip.look', by: user, resource });
    return runPerson(person);
  }

  /** @throws {AppError} TRANSITION_REFUSED, and what the approval of the run refuses */
  override async effect(
    { ref, reason }: DecidedRecord,
    outcome: RequestOutcome,
    by: SignedInUser | null,
  ): Promise<void> {
    if (outcome === 'cancelled' || outcome === 'cutShort') throw new AppError('TRANSITION_REFUSED');
    const run = await this.runs.rows.lock(await this.runOf(ref));
    if (by === null) return this.withdraw(run);
    const { step, change } = {
      approved: { step: 'approve', change: (row: PayRunRow) => this.decisions.approve(by, row) },
      declined: {
        step: 'return',
        change: (): Values<PayRunEntity> => ({ returnReason: reason, ...WITHDRAWN }),
      },
      withdrawn: { step: 'withdraw', change: (): Values<PayRunEntity> => WITHDRAWN },
    }[outcome];
    await this.runs.run(by, { step, id: run.id, version: run.version, change });
  }

  /** Its maker has left before it was decided. */
  private async withdraw(before: PayRunRow): Promise<void> {
    await this.runs.table.change(before, { state: 'computed', ...WITHDRAWN }, null);
    await this.runs.record({ step: 'withdraw', by: null, id: before.id, before });
  }

  private async runOf(ref: string): Promise<string> {
    const id = await this.found.findRun(ref);
    if (id === null) throw new AppError('NOT_FOUND');
    return id;
  }
}

const contextOf = (run: PayRunRow, looks: number): RequestContext => ({
  facts: runFacts(run),
  warnings:
    looks === 0
      ? []
      : [
          words('{count, plural, one {# person needs a look.} other {# people need a look.}}', {
            count: looks,
          }),
        ],
});
