import type { EmployeeRequest, RequestStep } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { RequestContext as Call, TenantDb, type SignedInUser } from '@atrium/platform';
import { say, type Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { RequestKind } from '../kind/request-kind.service.js';
import type { RequestRecord } from '../kind/request.types.js';
import { factsFor, sayFact } from '../kind/request-fact.texts.js';
import { RequestKinds } from '../kind/request-kinds.service.js';
import { StepRepository, type StepRow } from './step.repository.js';

/** Requests as people read them: in their language, with names. */
@Injectable()
export class RequestViews {
  constructor(
    private readonly db: TenantDb,
    private readonly kinds: RequestKinds,
    private readonly steps: StepRepository,
    private readonly directory: UserDirectoryService,
  ) {}

  /** Each question is asked once for all requests of a page. */
  show(user: SignedInUser, requests: readonly RequestRecord[]): Promise<EmployeeRequest[]> {
    return this.db.run(user.companyId, async () => {
      const ids = requests.map(({ id }) => id);
      const steps = await this.steps.list(ids);
      const deciders = await this.steps.listDeciders(ids);
      const open = requests.filter(({ id }) => deciders.get(id)?.includes(user.id));
      const contexts = await this.kinds.contextOf(open);
      const names = await this.namesOf(user.companyId, steps, requests);
      const language = Call.language() ?? 'en';
      return requests.map((request) => {
        const kind = this.kinds.find(request.kind);
        const last = steps.findLast(
          ({ requestId, decidedAt }) => requestId === request.id && decidedAt !== null,
        );
        return {
          ...pick(request),
          title: say(titleOf(kind, request), language),
          icon: kind?.icon ?? 'file',
          summary: say(request.summary, language),
          userId: names.has(request.requesterId) ? request.requesterId : null,
          decision: last ? decisionOf(last, names) : null,
          facts: factsFor(user, contexts.get(request.id)?.facts ?? [])
            .filter(({ inRow }) => inRow)
            .map((fact) => sayFact(fact, language)),
          opensFirst: kind?.opensFirst ?? false,
          warnings: (contexts.get(request.id)?.warnings ?? []).map((warning) => say(warning, language)),
          mayDecide: open.includes(request) && request.requesterId !== user.id,
          mayWithdraw: request.state === 'pending' && request.requesterId === user.id,
        };
      });
    });
  }

  /** The steps of one request. Inside `TenantDb.run` only. */
  async showSteps(user: SignedInUser, { id }: RequestRecord): Promise<RequestStep[]> {
    const rows = await this.steps.list([id]);
    const names = await this.namesOf(user.companyId, rows, []);
    return rows.map(({ who, approverId, forId, state, decidedBy, decidedAt, reason }) => ({
      who,
      approverId,
      state,
      reason,
      approver: names.get(approverId) ?? '',
      standsInFor: forId && (names.get(forId) ?? ''),
      decidedBy: decidedBy && (names.get(decidedBy) ?? ''),
      decidedAt: decidedAt?.toISOString() ?? null,
    }));
  }

  private namesOf(
    companyId: string,
    steps: readonly StepRow[],
    requests: readonly RequestRecord[],
  ): Promise<Map<string, string>> {
    const ofSteps = steps.flatMap(({ approverId, forId, decidedBy }) => [approverId, forId, decidedBy]);
    const ids = [...ofSteps, ...requests.map(({ requesterId }) => requesterId)].filter((id) => id !== null);
    return this.directory.listNames(companyId, [...new Set(ids)]);
  }
}

const pick = ({ id, kind, employeeId, person, state, step, steps, createdAt, version }: RequestRecord) => ({
  id,
  kind,
  employeeId,
  person,
  state,
  step,
  steps,
  version,
  createdAt: createdAt.toISOString(),
});

/** A cancellation does not look like a request of the kind. */
function titleOf(kind: RequestKind | undefined, { state, kind: key }: RequestRecord): Said {
  if (!kind) return key;
  return state === 'cancelRequested' ? kind.cancelTitle : kind.title;
}

const decisionOf = ({ decidedBy, decidedAt, reason }: StepRow, names: Map<string, string>) => ({
  by: names.get(decidedBy ?? '') ?? '',
  at: decidedAt?.toISOString() ?? '',
  reason,
});
