import type { TriedPlan, TryPlan } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { RequestContext as Call, TenantDb, type SignedInUser } from '@atrium/platform';
import { say, words, type Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { ApprovalChains, type ApproverChain } from '../chain/approval-chains.service.js';
import { RequestKinds } from '../kind/request-kinds.service.js';
import { ApprovalPlanKeeping } from './approval-plan-keeping.service.js';
import { toApprovalStep } from './approval-plan.rules.js';
import { traceChain, type TracedStep, type TraceReason } from './approval-trace.rules.js';

/** Tries steps on a person: who would decide today, and why. Nothing is stored. */
@Injectable()
export class ApprovalTrials {
  constructor(
    private readonly db: TenantDb,
    private readonly kinds: RequestKinds,
    private readonly keeping: ApprovalPlanKeeping,
    private readonly chains: ApprovalChains,
    private readonly directory: UserDirectoryService,
  ) {}

  /** @throws {AppError} as saving the steps would, NOT_FOUND */
  run(user: SignedInUser, key: string, asked: TryPlan): Promise<TriedPlan> {
    return this.db.run(user.companyId, async () => {
      const kind = await this.kinds.getNamed(key, user.companyId);
      await this.keeping.check(user, kind, asked.steps);
      const steps = asked.steps.map(toApprovalStep);
      const chain = await this.chains.of(asked.employeeId, steps);
      const traced = traceChain({ ...chain, ...asked, steps });
      const names = await this.namesOf(user.companyId, chain);
      const language = Call.language() ?? 'en';
      return {
        person: chain.name,
        outcome: outcomeOf(traced),
        steps: traced.map(({ step, resolved, reasons }) => ({
          asked: resolved !== null,
          deciders: (resolved?.deciderIds ?? []).map((id) => names(id)),
          why: reasons.map((reason) => say(sayReason(reason, { names, step }), language)),
          next: resolved && this.nextUp(chain, resolved.forId ?? resolved.approverId, names),
        })),
      };
    });
  }

  private nextUp(chain: ApproverChain, deciderId: string, names: Names): string | null {
    const next = this.chains.nextUp(chain, deciderId);
    return next === null ? null : names(next);
  }

  private async namesOf(companyId: string, chain: ApproverChain): Promise<Names> {
    const known = await this.directory.listNames(companyId, [...chain.people.keys()]);
    return (id) => known.get(id) ?? chain.names.get(id) ?? '–';
  }
}

type Names = (id: string) => string;

function outcomeOf(traced: readonly TracedStep[]): TriedPlan['outcome'] {
  if (traced.some(({ reasons }) => reasons.some(({ why }) => why === 'noOne'))) return 'noApprover';
  return traced.some(({ resolved }) => resolved !== null) ? 'asked' : 'approved';
}

function sayReason(
  reason: TraceReason,
  { names, step: { overDays = 0, overMinutes = 0 } }: { names: Names; step: TracedStep['step'] },
): Said {
  switch (reason.why) {
    case 'unmet':
      if (reason.condition === 'days')
        return words('Left out: asked for more than {days} days.', { days: overDays });
      if (reason.condition === 'minutes')
        return words('Left out: asked for more than {minutes} minutes.', { minutes: overMinutes });
      return words('Left out: not asked for this type.');
    case 'vacant':
      return words('There is no one in this place.');
    case 'top':
      return words('No one above can decide, so it goes to HR, then to an admin.');
    case 'again':
      return words('Left out: the same person decides the step before.');
    case 'noHolder':
      return words('No one else holds this, so it goes to an admin.');
    case 'noOne':
      return words('No one is left who can decide this step.');
    case 'own':
      return words('{name} does not decide their own request.', { name: names(reason.personId) });
    case 'unable':
      return words('{name} has left or cannot sign in, so it goes one up.', { name: names(reason.personId) });
    case 'standsIn':
      return words('{name} stands in for {other} today.', {
        name: names(reason.personId),
        other: names(reason.forId),
      });
    case 'circle':
      return words('The stand-ins lead in a circle, so it stays with {name}.', {
        name: names(reason.personId),
      });
  }
}
