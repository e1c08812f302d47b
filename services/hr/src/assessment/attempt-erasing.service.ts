import { Files, Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ASSESSMENT_ATTEMPTS, type AssessmentAttemptSteps } from './assessment-attempt.record.js';
import { ASSESSMENT_INVITATIONS, type AssessmentInvitationSteps } from './assessment-invitation.record.js';
import { AssessmentRepository } from './assessment.repository.js';
import { AttemptAnswerRepository } from './attempt-answer.repository.js';
import { HandedFileRepository } from './handed-file.repository.js';

const STATES = ['open', 'marking', 'scored', 'voided'];

/** Removes what somebody answered and handed in, and their links. Inside `TenantDb.run` only. */
@Injectable()
export class AttemptErasing {
  private readonly attempts: AssessmentAttemptSteps;
  private readonly invitations: AssessmentInvitationSteps;

  constructor(
    records: Records,
    private readonly repository: AssessmentRepository,
    private readonly answers: AttemptAnswerRepository,
    private readonly handed: HandedFileRepository,
    private readonly files: Files,
  ) {
    this.attempts = records.of(ASSESSMENT_ATTEMPTS);
    this.invitations = records.of(ASSESSMENT_INVITATIONS);
  }

  /** The score that was reached stays, for the numbers. */
  async erase(invitationId: string): Promise<void> {
    const invitation = await this.invitations.rows.lock(invitationId);
    const found = await this.repository.listAttempts({ invitationId }, STATES);
    // Whoever answers or hands in holds the attempt: what they wrote is there once it is held here.
    const attempts = await this.attempts.rows.lockAll(found);
    const ids = attempts.map(({ id }) => id);
    await this.answers.remove(ids);
    await this.removeFiles(ids);
    for (const attempt of attempts) await this.attempts.table.remove(attempt);
    const state = invitation.state === 'scored' ? invitation.state : 'invited';
    await this.invitations.table.note(invitationId, { linkHash: null, linkUntil: null, state });
  }

  private async removeFiles(attemptIds: readonly string[]): Promise<void> {
    const handed = await this.handed.listOf(attemptIds);
    await this.handed.remove(handed.map(({ id }) => id));
    for (const { fileId } of handed) await this.files.remove(fileId);
  }
}
