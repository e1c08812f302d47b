import type { LeadRule } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { KnownHours } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { OwnerChoice } from '../owned/owner-choice.service.js';
import { LeadRuleRepository, type KeptRules } from './lead-rule.repository.js';
import { choose, matches, type Asked, type Chosen, type Present } from './lead-rule.rules.js';

export interface Given extends Chosen {
  rule: string;
}

/** Gives new leads to people by the company's rules. Inside `TenantDb.run` only. */
@Injectable()
export class LeadAssignment {
  constructor(
    private readonly clock: Clock,
    private readonly rules: LeadRuleRepository,
    private readonly owners: OwnerChoice,
    private readonly hours: KnownHours,
  ) {}

  /** Who gets each lead, in their order; null: nobody yet. Others who give leads wait until the transaction ends. */
  async give(leads: readonly Asked[]): Promise<(Given | null)[]> {
    const kept = leads.length > 0 ? await this.rules.read(true) : null;
    if (kept === null || kept.rules.length === 0) return leads.map(() => null);
    const { given, turns } = await this.decide(kept, leads);
    if (given.some((each) => each !== null)) await this.rules.turn(turns);
    return given;
  }

  /** Who would get a lead, which changes nothing. */
  async preview(rules: LeadRule[], lead: Asked): Promise<Given | null> {
    const kept = await this.rules.read();
    const { given } = await this.decide({ rules, turns: kept?.turns ?? {}, version: 0 }, [lead]);
    return given[0] ?? null;
  }

  private async decide({ rules, turns: before }: KeptRules, leads: readonly Asked[]) {
    const known = await this.present(rules);
    const turns = { ...before };
    const given = leads.map((lead): Given | null => {
      const rule = rules.find((each) => matches(each, lead));
      const chosen = rule ? choose(rule, { ...known, last: turns[rule.id] ?? null }) : null;
      if (!rule || !chosen) return null;
      if (rule.pool.includes(chosen.ownerId)) turns[rule.id] = chosen.ownerId;
      known.open.set(chosen.ownerId, (known.open.get(chosen.ownerId) ?? 0) + 1);
      return { ...chosen, rule: rule.name };
    });
    return { given, turns };
  }

  private async present(
    rules: readonly LeadRule[],
  ): Promise<Omit<Present, 'last'> & { open: Map<string, number> }> {
    const at = this.clock.now();
    const ids = [
      ...new Set(rules.flatMap(({ pool, fallbackId }) => [...pool, ...(fallbackId ? [fallbackId] : [])])),
    ];
    const openings = await this.hours.nextOpenings(ids, at);
    const open = await this.rules.openLeads(ids);
    return { active: await this.owners.listAble(ids, 'leads'), openings, open, at };
  }
}
