import { Clock, type AuditActor, type AuditGuest } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ApplicationFollower } from '../hiring/application-follower.service.js';
import { InterviewMessages } from './interview-messages.service.js';
import { InterviewPanels } from './interview-panel.repository.js';
import { Interviews } from './interviews.service.js';
import { Scorecards } from './scorecard.repository.js';

/** Nobody waits for an applicant who does not come any more. */
@Injectable()
export class InterviewFollower extends ApplicationFollower {
  constructor(
    private readonly clock: Clock,
    private readonly panels: InterviewPanels,
    private readonly interviews: Interviews,
    private readonly messages: InterviewMessages,
    private readonly cards: Scorecards,
  ) {
    super();
  }

  /** Interviews to come are cancelled, and those who hold them notified. */
  override async ended(applicationId: string, by: AuditActor | AuditGuest | null): Promise<void> {
    const { steps } = this.interviews;
    for (const id of await this.panels.listToCome(applicationId, this.clock.now())) {
      const before = await steps.rows.lock(id);
      if (before.state !== 'scheduled') continue;
      const cancelled = { state: 'cancelled' as const, sequence: before.sequence + 1 };
      await steps.table.change(before, cancelled, by?.id ?? null);
      await steps.record({ step: 'cancel', by, id, before });
      await this.messages.send(await steps.rows.read(id), 'cancelled', by?.id ?? null);
    }
  }

  override erased(candidateId: string): Promise<void> {
    return this.cards.eraseNotes(candidateId);
  }
}
