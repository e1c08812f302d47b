import { ASSESSMENT, ASSESSMENT_ATTEMPT, type AssessmentAttempt, type StepBody } from '@atrium/contracts';
import { AppError, Clock, LiveEvents, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import {
  ASSESSMENT_ATTEMPTS,
  type AssessmentAttemptRow,
  type AssessmentAttemptSteps,
} from './assessment-attempt.record.js';
import { AssessmentScoring } from './assessment-scoring.service.js';
import { AssessmentJob } from './assessment.job.js';
import { AssessmentRepository } from './assessment.repository.js';
import { deadlineAtOf } from './attempt-state.rules.js';

/** What HR does to attempts: more time, and declaring them void. */
@Injectable()
export class AttemptChanges {
  readonly steps: AssessmentAttemptSteps;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
    private readonly repository: AssessmentRepository,
    private readonly scoring: AssessmentScoring,
    private readonly job: AssessmentJob,
  ) {
    this.steps = records.of(ASSESSMENT_ATTEMPTS);
  }

  /** Never past the close. @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, ASSESSMENT_OVER */
  extend(
    user: SignedInUser,
    id: string,
    { version, minutes }: StepBody<typeof ASSESSMENT_ATTEMPT, 'extend'>,
  ): Promise<AssessmentAttempt> {
    return this.steps.run(user, {
      step: 'extend',
      id,
      version,
      change: (row) => {
        const over = row.deadlineAt && row.deadlineAt < this.clock.now();
        if (over) throw new AppError(ASSESSMENT.errors.ASSESSMENT_OVER);
        return extended(row, minutes);
      },
      after: (row) => this.job.plan(row),
    });
  }

  /** It does not count, and the person may take another one. @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  void(
    user: SignedInUser,
    id: string,
    { version, reason }: StepBody<typeof ASSESSMENT_ATTEMPT, 'void'>,
  ): Promise<AssessmentAttempt> {
    return this.steps.run(user, {
      step: 'void',
      id,
      version,
      first: async () => {
        const row = await this.steps.find(user, id);
        await this.scoring.lock(row.id);
      },
      change: () => ({ reason }),
      after: (row) => this.scoring.grade(row),
    });
  }

  /** Inside `TenantDb.run` only. */
  async extendAll(user: SignedInUser, assessmentId: string, minutes: number): Promise<void> {
    const ids = await this.repository.listAttempts({ assessmentId }, ['open']);
    const now = this.clock.now();
    const rows = (await this.steps.rows.lockAll(ids)).filter(
      ({ state, deadlineAt }) => state === 'open' && (!deadlineAt || deadlineAt >= now),
    );
    await this.steps.table.changeEach(
      rows.map((row) => ({ id: row.id, version: row.version, values: extended(row, minutes) })),
      user.id,
    );
    const before = new Map(rows.map((row) => [row.id, row]));
    const after = await this.steps.recordAll({ step: 'extend', by: user, ids: [...before.keys()], before });
    for (const row of after) await this.job.plan(row);
  }

  /**
   * The attempt that an invited person is at, locked; what the time has ended is over. Inside `TenantDb.run` only.
   */
  async underWay(invitationId: string): Promise<AssessmentAttemptRow | null> {
    const [id] = await this.repository.listAttempts({ invitationId }, ['open']);
    if (id === undefined) return null;
    const row = await this.scoring.settle(await this.steps.rows.lock(id));
    return row.state === 'open' ? row : null;
  }

  /** After another closing time. @param invitationId locked. Inside `TenantDb.run` only. */
  async moveDeadline(user: SignedInUser, invitationId: string): Promise<void> {
    const row = await this.underWay(invitationId);
    if (!row) return;
    await this.steps.table.change(row, { deadlineAt: deadlineAtOf(row) }, user.id);
    await this.job.plan(await this.steps.rows.read(row.id));
  }

  /** The assessment is closed: attempts that are under way end now. Inside `TenantDb.run` only. */
  async endAll(assessmentId: string): Promise<void> {
    for (const id of await this.repository.listAttempts({ assessmentId }, ['open'])) {
      const row = await this.scoring.lock(id);
      if (row.state !== 'open') continue;
      const submittedAt = new Date(
        Math.min(this.clock.now().getTime(), row.deadlineAt?.getTime() ?? Infinity),
      );
      await this.scoring.end(row, { submittedAt, submittedBy: 'clock' });
    }
  }

  /** Open pages of those who are asked to take it show it as it is by now. Inside `TenantDb.run` only. */
  async tell(users: string[]): Promise<void> {
    if (users.length === 0) return;
    await this.live.publishAll([
      { event: { type: 'invalidate', tags: ['OwnAssessments'] }, audience: { users } },
    ]);
  }
}

function extended(row: AssessmentAttemptRow, minutes: number) {
  const extraMin = row.extraMin + minutes;
  return { extraMin, deadlineAt: deadlineAtOf({ ...row, extraMin }) };
}
