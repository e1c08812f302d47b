import {
  LEAD,
  LEAD_SETUP_TAG,
  labelOfChoice,
  labelOfStage,
  type Lead,
  type LeadChoiceList,
  type LeadSetup,
  type LeadStageUsage,
  type SaveLeadSetup,
} from '@atrium/contracts';
import { AppError, Audit, LiveEvents, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { LeadEntity } from '../lead/lead.entity.js';
import { LEADS, type LeadRow } from '../lead/lead.record.js';
import { LeadSetupRepository } from '../choice/lead-setup.repository.js';
import { choicesOf, refuseStages, stagesOf, successorsOf } from './lead-setup.rules.js';

/** Stages, lists of words and the clock of a company's leads; managers write them. */
@Injectable()
export class LeadSetups {
  private readonly leads: RecordSteps<LeadRow, LeadEntity, Lead>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly setups: LeadSetupRepository,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {
    this.leads = records.of(LEADS);
  }

  read(user: SignedInUser): Promise<LeadSetup> {
    return this.db.run(user.companyId, () => this.setups.read());
  }

  usage(user: SignedInUser): Promise<LeadStageUsage> {
    return this.db.run(user.companyId, async () => ({ items: await this.setups.usage() }));
  }

  /**
   * Leads of stages that are archived go where it says, and their history is kept.
   * @throws {AppError} STALE_VERSION, and LEAD_SETUP_ERRORS beside their fields
   */
  save(user: SignedInUser, { version, moves, ...given }: SaveLeadSetup): Promise<LeadSetup> {
    return this.db.run(user.companyId, async () => {
      const before = await this.setups.read();
      if (before.version !== version) throw new AppError('STALE_VERSION');
      const stages = stagesOf(before.stages, given.stages);
      const refused = refuseStages(before.stages, stages);
      if (refused) throw refusedField(refused.field, refused.refusal);
      const successors = successorsOf(before.stages, stages, { moves, usage: await this.setups.usage() });
      if ('refusal' in successors) throw refusedField(successors.field, successors.refusal);
      const after: LeadSetup = {
        ...given,
        stages,
        version,
        lostReasons: choicesOf(before.lostReasons, given.lostReasons),
        sources: choicesOf(before.sources, given.sources),
        services: choicesOf(before.services, given.services),
      };
      if (!(await this.setups.save(after, user.id))) throw new AppError('STALE_VERSION');
      for (const [from, to] of successors)
        await this.leads.table.changeAll({ stageKey: from }, { stageKey: to.key }, user.id);
      this.audit.record({
        action: 'leadSetup.save',
        by: user,
        resource: { kind: 'leadSetup', id: user.companyId, title: LEAD.many },
        before: told(before),
        after: told(after),
      });
      const tags = [LEAD_SETUP_TAG, LEAD.tag];
      await this.live.publish({ type: 'invalidate', tags }, { company: true });
      return this.setups.read();
    });
  }
}

const told = (setup: LeadSetup) => {
  const say = (list: LeadChoiceList) =>
    setup[list]
      .filter(({ archived }) => !archived)
      .map(({ key, name }) => labelOfChoice(list, key, name))
      .join(', ');
  return {
    stages: setup.stages
      .filter(({ archived }) => !archived)
      .map(labelOfStage)
      .join(', '),
    lostReasons: say('lostReasons'),
    sources: say('sources'),
    services: say('services'),
    answerMinutes: setup.answerMinutes,
    hours: `${setup.opensAt}–${setup.closesAt}`,
  };
};
