import { randomUUID } from 'node:crypto';
import {
  LEAD,
  LEAD_RULES_TAG,
  type LeadRule,
  type LeadRules,
  type SaveLeadRules,
  type TriedLeadRules,
  type TryLeadRules,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Audit, LiveEvents, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { OwnerChoice } from '../owned/owner-choice.service.js';
import { LeadAssignment } from './lead-assignment.service.js';
import { LeadRuleRepository } from './lead-rule.repository.js';

/** By which rules new leads are given to people; managers write them. */
@Injectable()
export class LeadRulesService {
  constructor(
    private readonly db: TenantDb,
    private readonly rules: LeadRuleRepository,
    private readonly assignment: LeadAssignment,
    private readonly directory: UserDirectoryService,
    private readonly owners: OwnerChoice,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  read(user: SignedInUser): Promise<LeadRules> {
    return this.db.run(user.companyId, () => this.shown(user));
  }

  /** @throws {AppError} STALE_VERSION, LEAD_OWNER on `items.0.pool` of somebody who is not available */
  save(user: SignedInUser, { version, items }: SaveLeadRules): Promise<LeadRules> {
    return this.db.run(user.companyId, async () => {
      const before = (await this.rules.read())?.rules ?? [];
      const rules = withIds(items, before);
      await this.refuseStrangers(rules);
      if (!(await this.rules.save(rules, version, user.id))) throw new AppError('STALE_VERSION');
      this.audit.record({
        action: 'leadRules.save',
        by: user,
        resource: { kind: 'leadRules', id: user.companyId, title: LEAD.many },
        before: { rules: namesOf(before) },
        after: { rules: namesOf(rules) },
      });
      await this.live.publish({ type: 'invalidate', tags: [LEAD_RULES_TAG] }, { company: true });
      return this.shown(user);
    });
  }

  try(user: SignedInUser, { items, ...lead }: TryLeadRules): Promise<TriedLeadRules> {
    return this.db.run(user.companyId, async () => {
      const given = await this.assignment.preview(withIds(items, []), lead);
      if (given === null) return { given };
      const names = await this.directory.listNames(user.companyId, [given.ownerId]);
      const { rule, how, ownerId } = given;
      return { given: { rule, how, person: names.get(ownerId) ?? '' } };
    });
  }

  private async shown(user: SignedInUser): Promise<LeadRules> {
    const { rules: items, version } = (await this.rules.read()) ?? { rules: [], version: 0 };
    const names = await this.directory.listNames(user.companyId, peopleOf(items));
    return { items, version, names: Object.fromEntries(names) as Record<string, string> };
  }

  private async refuseStrangers(rules: readonly LeadRule[]): Promise<void> {
    const known = await this.owners.listAble(peopleOf(rules), 'leads');
    const at = rules.findIndex((rule) => peopleOf([rule]).some((id) => !known.has(id)));
    if (at < 0) return;
    const stranger = LEAD.errors.LEAD_OWNER;
    const place = { resource: 'leads', field: `items.${String(at)}.pool`, stranger } as const;
    await this.owners.check(peopleOf(rules.slice(at, at + 1)), place);
  }
}

const peopleOf = (rules: readonly LeadRule[]): string[] => [
  ...new Set(rules.flatMap(({ pool, fallbackId }) => [...pool, ...(fallbackId ? [fallbackId] : [])])),
];

const namesOf = (rules: readonly LeadRule[]): string | null =>
  rules.map(({ name }) => name).join(', ') || null;

/** A rule that was there keeps its id, and so its turn. */
const withIds = (items: SaveLeadRules['items'], before: readonly LeadRule[]): LeadRule[] =>
  items.map(({ id, ...rule }) => ({
    ...rule,
    id: before.some((each) => each.id === id) && id !== null ? id : randomUUID(),
  }));
