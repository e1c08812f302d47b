import {
  can,
  ESCALATE_AFTER,
  REQUEST_ERRORS,
  type ApprovalPlan,
  type ErrorDefinition,
  type PlanStep,
  type SavePlan,
  type Tab,
} from '@atrium/contracts';
import { UserDirectoryService, type Member } from '@atrium/identity';
import {
  AppError,
  Audit,
  Clock,
  LiveEvents,
  notFound,
  RequestContext as Call,
  TenantDb,
  type SignedInUser,
} from '@atrium/platform';
import { say } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { RequestKind } from '../kind/request-kind.service.js';
import { RequestKinds } from '../kind/request-kinds.service.js';
import { ApprovalPlanRepository, type PlanRow } from './approval-plan.repository.js';
import { findRepeated, sayStep, toPlanStep } from './approval-plan.rules.js';

/** The part of a plan that a change is about. */
type Terms = Pick<PlanRow, 'steps' | 'escalateAfter'>;

/** The steps that a company sets for its requests. A request that runs keeps those it was sent with. */
@Injectable()
export class ApprovalPlanKeeping {
  constructor(
    private readonly db: TenantDb,
    private readonly plans: ApprovalPlanRepository,
    private readonly kinds: RequestKinds,
    private readonly directory: UserDirectoryService,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  list(user: SignedInUser): Promise<ApprovalPlan[]> {
    return this.db.run(user.companyId, async () => {
      const own = await this.plans.list();
      const shown: ApprovalPlan[] = [];
      for (const kind of await this.kinds.listEnabled(user.companyId))
        if (kind.fixed === null) shown.push(await this.show(user, kind, own.get(kind.key) ?? null));
      return shown;
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, APPROVER_LEFT, APPROVER_MISSING, APPROVER_AGAIN, TYPE_UNKNOWN */
  save(user: SignedInUser, key: string, given: SavePlan): Promise<ApprovalPlan> {
    return this.db.run(user.companyId, async () => {
      const kind = await this.kinds.getNamed(key, user.companyId);
      if (kind.fixed !== null) throw notFound();
      await this.plans.lock(key);
      const before = await this.plans.find(key);
      if ((before?.version ?? 0) !== given.version) throw new AppError('STALE_VERSION');
      await this.check(user, kind, given.steps);
      const row = { ...given, kind: key, changedBy: user.id, changedAt: this.clock.now() };
      const saved = { ...row, version: given.version + 1 };
      await this.plans.add(saved);
      await this.record(user, kind, { before: before ?? (await ownTerms(kind)), after: saved });
      await this.live.publish({ type: 'invalidate', tags: ['ApprovalPlan'] }, { company: true });
      return this.show(user, kind, saved);
    });
  }

  /** @throws {AppError} the first refusal, beside the field of its step */
  async check(user: SignedInUser, kind: RequestKind, steps: readonly PlanStep[]): Promise<void> {
    const members = await this.membersFor(user.companyId, steps);
    const types = new Set((await kind.types()).map(({ value }) => value));
    for (const [place, step] of steps.entries()) {
      const error = refusalOf(step, members);
      if (error) throw refusedOn(`steps.${String(place)}.${fieldOf(step)}`, error);
      if (!step.types.every((type) => types.has(type)))
        throw refusedOn(`steps.${String(place)}.types`, REQUEST_ERRORS.TYPE_UNKNOWN);
    }
    const again = findRepeated(steps);
    if (again !== null) throw refusedOn(`steps.${String(again)}.by`, REQUEST_ERRORS.APPROVER_AGAIN);
  }

  private async membersFor(companyId: string, steps: readonly PlanStep[]): Promise<Member[]> {
    const needsAll = steps.some(({ by }) => by === 'role' || by === 'permission');
    const ids = steps.flatMap(({ by, personId }) => (by === 'person' && personId ? [personId] : []));
    if (!needsAll && ids.length === 0) return [];
    return this.directory.listMembers(companyId, needsAll ? {} : { ids });
  }

  private async show(user: SignedInUser, kind: RequestKind, own: PlanRow | null): Promise<ApprovalPlan> {
    const terms = own ?? (await ownTerms(kind));
    const named = terms.steps.flatMap(({ personId }) => (personId === null ? [] : [personId]));
    const members = named.length > 0 ? await this.directory.listMembers(user.companyId, { ids: named }) : [];
    const present = new Map(members.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
    const names = await this.directory.listNames(user.companyId, own ? [own.changedBy] : []);
    const language = Call.language() ?? 'en';
    return {
      kind: kind.key,
      title: say(kind.title, language),
      icon: kind.icon,
      version: own?.version ?? 0,
      steps: terms.steps,
      escalateAfter: terms.escalateAfter,
      conditions: kind.conditions,
      people: Object.fromEntries(named.map((id) => [id, present.get(id) ?? null])),
      changed: own && { by: names.get(own.changedBy) ?? '', at: own.changedAt.toISOString() },
      types: (await kind.types()).map(({ value, label }) => ({ value, label: say(label, language) })),
    };
  }

  private async record(
    user: SignedInUser,
    kind: RequestKind,
    { before, after }: { before: Terms; after: Terms },
  ): Promise<void> {
    const ids = [before, after].flatMap(({ steps }) => steps.flatMap(({ personId }) => personId ?? []));
    const names = {
      people: await this.directory.listNames(user.companyId, [...new Set(ids)]),
      types: new Map((await kind.types()).map(({ value, label }) => [value, label])),
    };
    const inWords = ({ steps, escalateAfter }: Terms) => ({
      steps: steps.map((step) => sayStep(step, names)),
      escalateAfter,
    });
    this.audit.record({
      action: 'approvalPlan.update',
      by: user,
      resource: { kind: 'approvalPlan', id: null, title: say(kind.title, 'en') },
      before: inWords(before),
      after: inWords(after),
    });
  }
}

const ownTerms = async (kind: RequestKind): Promise<Terms> => ({
  steps: (await kind.steps()).map(toPlanStep),
  escalateAfter: ESCALATE_AFTER,
});

/** The field of a step that says who decides it. */
const fieldOf = ({ by }: PlanStep): string =>
  by === 'person' ? 'personId' : by === 'role' || by === 'permission' ? by : 'by';

function refusalOf(
  { by, personId, role, permission }: PlanStep,
  members: readonly Member[],
): ErrorDefinition | null {
  const has = (test: (member: Member) => boolean) => members.some(test);
  if (by === 'person') return has(({ id }) => id === personId) ? null : REQUEST_ERRORS.APPROVER_LEFT;
  const [tab, resource] = (permission ?? '').split('/');
  const isHeld =
    by === 'role'
      ? has((member) => member.role === role)
      : by !== 'permission' || has((member) => can(member, tab as Tab, resource, 'approve'));
  return isHeld ? null : REQUEST_ERRORS.APPROVER_MISSING;
}

const refusedOn = (field: string, refusal: ErrorDefinition): AppError =>
  new AppError(refusal, { fields: { [field]: refusal.message } });
