import { firstStageOf, type LeadStage } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
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

/** Where new leads begin, and until when they are to be answered. Inside `TenantDb.run` only, but for `prepare`. */
@Injectable()
export class LeadStart {
  constructor(
    private readonly clock: Clock,
    private readonly choices: LeadChoices,
    private readonly answers: AnswerClock,
  ) {}

  /** Before the transaction of a new lead. Not inside `TenantDb.run`. */
  prepare(companyId: string): Promise<void> {
    return this.answers.prepare(companyId);
  }

  async of(ownerId: string | null): Promise<LeadBeginning> {
    const setup = await this.choices.setup();
    const now = this.clock.now();
    const stage = stageWith('new', ownerId);
    const stageKey = firstStageOf(setup.stages, stage)?.key ?? stage;
    return { stage, stageKey, stageSince: now, answerDueAt: await this.answers.dueAfter(now, setup) };
  }
}
