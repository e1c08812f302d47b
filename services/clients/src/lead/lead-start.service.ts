import { firstStageOf, type LeadStage } from '@atrium/contracts';
import { Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AnswerClock } from '../choice/answer-clock.service.js';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { stageWith } from './lead.rules.js';

/** Where a new lead begins. */
export interface LeadBeginning {
  stage: LeadStage;
  stageKey: string;
  stageSince: Date;
  answerDueAt: Date | null;
}

/** Where new leads begin, and until when they are to be answered. */
@Injectable()
export class LeadStart {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly choices: LeadChoices,
    private readonly answers: AnswerClock,
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

  /** Inside `TenantDb.run` only. */
  async of(ownerId: string | null, answerDueAt: Date | null): Promise<LeadBeginning> {
    const { stages } = await this.choices.setup();
    const stage = stageWith('new', ownerId);
    const stageKey = firstStageOf(stages, stage)?.key ?? stage;
    return { stage, stageKey, stageSince: this.clock.now(), answerDueAt };
  }
}
