import { REQUEST_ERRORS, type ErrorDefinition, type Refusal, type RequestAction } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ApprovalChains } from '../chain/approval-chains.service.js';
import type { DecisionError } from '../decision/decision.rules.js';
import type { RequestRecord } from '../kind/request.types.js';
import { RequestSnapshots } from './request-snapshots.service.js';
import { mayOversee } from './request.policy.js';
import { StepRepository, type StepRow } from './step.repository.js';

/** What somebody does with a request. */
export interface RequestAct {
  action: RequestAction;
  version?: number;
  /** The step that the person saw. */
  sawStep?: number;
  reason?: string | null;
}

/** An attempt to decide a request: who may decide it now, what they decided, and why not. Inside `TenantDb.run` only. */
@Injectable()
export class RequestAttempts {
  constructor(
    private readonly steps: StepRepository,
    private readonly chains: ApprovalChains,
    private readonly snapshots: RequestSnapshots,
    private readonly directory: UserDirectoryService,
    private readonly clock: Clock,
  ) {}

  /** What the rules ask about it. */
  async read(
    user: SignedInUser,
    request: RequestRecord,
    { act, rows, lockedUntil }: { act: RequestAct; rows: StepRow[]; lockedUntil: string | null },
  ) {
    const deciders = (await this.steps.listDeciders([request.id])).get(request.id) ?? [];
    const steps = rows.map(({ step, approverId }) =>
      step === request.step || request.state === 'cancelRequested' ? deciders : [approverId],
    );
    const today = await this.chains.today(request.requesterId);
    return { ...act, actorId: user.id, steps, today, lockedUntil, overrules: mayOversee(user) };
  }

  /** The decision, with the request as it was then. */
  async store(user: SignedInUser, request: RequestRecord, act: RequestAct): Promise<void> {
    if (act.action !== 'approve' && act.action !== 'decline') return;
    await this.steps.decide(
      { requestId: request.id, step: request.step },
      {
        state: act.action === 'approve' ? 'approved' : 'declined',
        by: user.id,
        at: this.clock.now(),
        reason: act.reason ?? null,
        snapshot: await this.snapshots.of(user.companyId, request),
      },
    );
  }

  /** The error; a second decision says by whom and when the first was. */
  async refusal(user: SignedInUser, rows: StepRow[], error: DecisionError): Promise<AppError> {
    if (error !== 'ALREADY_DECIDED') return new AppError(refusalOf(error));
    const last = rows.findLast(({ decidedAt }) => decidedAt !== null);
    const names = await this.directory.listNames(user.companyId, last?.decidedBy ? [last.decidedBy] : []);
    const by = names.get(last?.decidedBy ?? '') ?? '';
    const at = last?.decidedAt?.toISOString() ?? '';
    return new AppError(REQUEST_ERRORS.ALREADY_DECIDED, { fields: { by, at, decision: last?.state ?? '' } });
  }
}

/** Two of the errors are known to every area. */
function refusalOf(error: DecisionError): Refusal {
  const own: Partial<Record<string, ErrorDefinition>> = REQUEST_ERRORS;
  return own[error] ?? (error as Refusal);
}
