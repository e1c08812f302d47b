import { AppError, Contributions } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { DelegationRepository } from './delegation.repository.js';
import { ApproverDirectory, type ApproverLine } from '../kind/approver-directory.service.js';
import {
  firstUndecided,
  nextUp,
  resolveChain,
  type ApprovalPerson,
  type ApprovalQuestion,
  type ApprovalStep,
  type ResolvedStep,
} from '../decision/approval-chain.rules.js';
import { noApprover } from '../decision/no-approver.rules.js';

/** A line with the delegations of today. */
export interface ApproverChain extends Omit<ApproverLine, 'people'> {
  people: Map<string, ApprovalPerson>;
  today: string;
}

interface ChainQuestion {
  steps: readonly ApprovalStep[];
  days?: number | null | undefined;
  minutes?: number | null | undefined;
  type?: string | null | undefined;
}

/** Finds who decides for whom today. Inside `TenantDb.run` only. */
@Injectable()
export class ApprovalChains {
  constructor(
    private readonly contributions: Contributions,
    private readonly delegations: DelegationRepository,
  ) {}

  /**
   * @param steps whose approvers are to be known
   * @throws {AppError} NOT_FOUND when nobody has this id
   */
  async of(employeeId: string, steps: readonly Pick<ApprovalStep, 'who'>[]): Promise<ApproverChain> {
    const line = await this.directory.lineOf(
      employeeId,
      steps.map(({ who }) => who),
    );
    if (!line) throw new AppError('NOT_FOUND');
    const today = await this.directory.today(line.requesterId);
    const active = await this.delegations.listActive([...line.people.keys()], today);
    const byUser = new Map(active.map((delegation) => [delegation.userId, delegation]));
    const people = new Map(
      [...line.people].map(([id, person]) => [id, { ...person, delegation: byUser.get(id) ?? null }]),
    );
    // A stand-in may stand outside the line of the requester.
    for (const { delegateId } of active)
      if (!people.has(delegateId) && (await this.directory.isActive(delegateId)))
        people.set(delegateId, { managerId: null, active: true, holds: [], delegation: null });
    return { ...line, people, today };
  }

  /** @throws {AppError} NO_APPROVER, or what else `noApprover` says of a step that nobody can decide */
  resolve(chain: ApproverChain, given: ChainQuestion): ResolvedStep[] {
    const question = questionOf(chain, given);
    const undecided = firstUndecided(question);
    if (undecided !== null) throw new AppError(noApprover(undecided));
    return resolveChain(question) ?? [];
  }

  tryResolve(chain: ApproverChain, given: ChainQuestion): ResolvedStep[] | null {
    return resolveChain(questionOf(chain, given));
  }

  nextUp(chain: ApproverChain, deciderId: string): string | null {
    return nextUp(deciderId, chain);
  }

  workingDaysBetween(from: Date, to: Date, userId: string): Promise<number> {
    return this.directory.workingDaysBetween(from, to, userId);
  }

  today(userId: string): Promise<string> {
    return this.directory.today(userId);
  }

  isActive(userId: string): Promise<boolean> {
    return this.directory.isActive(userId);
  }

  private get directory(): ApproverDirectory {
    const [directory] = this.contributions.of(ApproverDirectory);
    if (!directory) throw new Error('No service knows who works for whom.');
    return directory;
  }
}

const questionOf = (chain: ApproverChain, given: ChainQuestion): ApprovalQuestion => {
  const { steps, days, minutes, type = null } = given;
  return { ...chain, steps, days: days ?? 0, minutes: minutes ?? 0, type };
};
