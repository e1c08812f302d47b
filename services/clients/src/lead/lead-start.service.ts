import { firstStageOf, type LeadStage } from '@atrium/contracts';
import { Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AnswerClock } from '../choice/answer-clock.service.js';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { LeadAssignment } from '../lead-rule/lead-assignment.service.js';
import type { Asked } from '../lead-rule/lead-rule.rules.js';
import type { LeadRow } from './lead.record.js';
import { stageWith } from './lead.rules.js';

/** Where a new lead begins. */
export interface LeadBeginning extends Pick<LeadRow, 'ownerId' | 'givenRule' | 'givenHow'> {
  stage: LeadStage;
  stageKey: string;
  stageSince: Date;
  answerDueAt: Date | null;
}

/** Whose new leads are, where they begin, and until when they are to be answered. */
@Injectable()
export class LeadStart {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly choices: LeadChoices,
    private readonly answers: AnswerClock,
    private readonly assignment: LeadAssignment,
  ) {}

  /**
   * Until when a lead that is made now is to be answered. Asked before its transaction: whoever waits for others who
   * save the same contact holds a connection, and the calendar may need one more.
   */
  async due(companyId: string): Promise<Date | null> {
    if (!this.db.isRunning()) await this.answers.prepare(companyId);
    return this.db.run(companyId, async () =>
      this.answers.dueAfter(this.clock.now(), await this.choices.setup()),
    );
  }

  /**
   * By the rules where no owner is named. Inside `TenantDb.run` only.
   * @param named.ownerId null: nobody is named
   */
  async of(
    lead: Asked,
    { ownerId: named, answerDueAt }: { ownerId: string | null; answerDueAt: Date | null },
  ): Promise<LeadBeginning> {
    const [rule = null] = named === null ? await this.assignment.give([lead]) : [];
    const ownerId = named ?? rule?.ownerId ?? null;
    const { stages } = await this.choices.setup();
    const stage = stageWith('new', ownerId);
    const stageKey = firstStageOf(stages, stage)?.key ?? stage;
    return {
      ownerId,
      givenRule: rule?.rule ?? null,
      givenHow: rule?.how ?? null,
      stage,
      stageKey,
      stageSince: this.clock.now(),
      answerDueAt,
    };
  }
}
