import {
  ASSESSMENT,
  type Assessment,
  type CreateAssessment,
  type InviteToAssessment,
  type StepBody,
  type Transition,
  type UpdateAssessment,
} from '@atrium/contracts';
import { AppError, Audit, Clock, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ASSESSMENT_INVITATIONS, type AssessmentInvitationSteps } from './assessment-invitation.record.js';
import { AssessmentNotifications } from './assessment-notifications.service.js';
import { AssessmentQuestionRepository } from './assessment-question.repository.js';
import type { AssessmentEntity } from './assessment.entity.js';
import { ASSESSMENTS, type AssessmentRow, type AssessmentSteps } from './assessment.record.js';
import { AssessmentRepository } from './assessment.repository.js';
import { AttemptChanges } from './attempt-changes.service.js';
import { drawnOf, isShort } from './question-choice.rules.js';

const { errors } = ASSESSMENT;

/** Assessments, from their draft to their close. */
@Injectable()
export class Assessments {
  readonly steps: AssessmentSteps;
  private readonly invitations: AssessmentInvitationSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly repository: AssessmentRepository,
    private readonly questions: AssessmentQuestionRepository,
    private readonly changes: AttemptChanges,
    private readonly notifications: AssessmentNotifications,
  ) {
    this.steps = records.of(ASSESSMENTS);
    this.invitations = records.of(ASSESSMENT_INVITATIONS);
  }

  /** @throws {AppError} ASSESSMENT_NAME_TAKEN, ASSESSMENT_CLOSES_FIRST beside its field */
  async create(user: SignedInUser, given: CreateAssessment): Promise<Assessment> {
    return this.steps.create(user, checked(storedOf(given)));
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, as `create` */
  update(user: SignedInUser, id: string, { version, ...given }: UpdateAssessment): Promise<Assessment> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: (row) => {
        const values = storedOf(given);
        checked({ ...row, ...values });
        return values;
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, ASSESSMENT_EMPTY, ASSESSMENT_SHORT_BANK, ASSESSMENT_PAST */
  publish(user: SignedInUser, id: string, { version }: Transition): Promise<Assessment> {
    return this.steps.run(user, {
      step: 'publish',
      id,
      version,
      change: async (row) => {
        if (row.questionIds.length + row.draws.length === 0) throw new AppError(errors.ASSESSMENT_EMPTY);
        if (isShort(row, await this.questions.listAskable(drawnOf(row))))
          throw new AppError(errors.ASSESSMENT_SHORT_BANK);
        if (row.closesAt && row.closesAt <= this.clock.now())
          throw refusedField('closesAt', errors.ASSESSMENT_PAST);
        return {};
      },
      after: async (row) => {
        const users = await this.repository.listUsers(id);
        await this.changes.tell(users);
        await this.notifications.invited(users, row, user.id);
      },
    });
  }

  /** Attempts that are under way end with what was saved. @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  close(user: SignedInUser, id: string, { version }: Transition): Promise<Assessment> {
    return this.steps.run(user, {
      step: 'close',
      id,
      version,
      change: ({ closesAt }) => {
        const now = this.clock.now();
        return { closesAt: closesAt && closesAt < now ? closesAt : now };
      },
      after: async (row) => {
        await this.changes.endAll(id);
        const users = await this.repository.listUsers(id);
        await this.changes.tell(users);
        if (row.reveal !== 'nothing' && row.revealAt === 'closed')
          await this.notifications.scored(users, row);
      },
    });
  }

  /** Adds time to everybody whose attempt is under way, never past the close. @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  extend(
    user: SignedInUser,
    id: string,
    { version, minutes }: StepBody<typeof ASSESSMENT, 'extend'>,
  ): Promise<Assessment> {
    return this.steps.run(user, {
      step: 'extend',
      id,
      version,
      change: () => ({}),
      after: () => this.changes.extendAll(user, id, minutes),
    });
  }

  /** @returns how many are invited who were not before. @throws {AppError} NOT_FOUND, ASSESSMENT_CLOSED, ASSESSMENT_INVITEES */
  invite(user: SignedInUser, id: string, { employeeIds }: InviteToAssessment): Promise<{ invited: number }> {
    return this.db.run(user.companyId, async () => {
      const row = await this.steps.lock(user, id);
      if (row.state === 'closed') throw new AppError(errors.ASSESSMENT_CLOSED);
      if (row.audience === 'applicants') throw new AppError(errors.ASSESSMENT_FOR_APPLICANTS);
      const ids = [...new Set(employeeIds)];
      const people = await this.repository.listInvitable(ids);
      if (people.length < ids.length) throw refusedField('employeeIds', errors.ASSESSMENT_INVITEES);
      const made = await this.invitations.table.insertFree(
        ids.map((employeeId) => ({ assessmentId: id, employeeId })),
        user.id,
      );
      const invited = await this.invitations.rows.readAll(made);
      const users = invited.flatMap(({ userId }) => userId ?? []);
      await this.changes.tell(users);
      if (row.state === 'open') await this.notifications.invited(users, row, user.id);
      this.record(user, row, invited.length);
      return { invited: invited.length };
    });
  }

  private record(user: SignedInUser, { id, name }: AssessmentRow, people: number): void {
    if (people === 0) {
      this.audit.skip('assessment.invite');
      return;
    }
    const resource = { kind: ASSESSMENT.kind, id, title: name };
    this.audit.record({ action: 'assessment.invite', by: user, resource, after: { people } });
  }
}

type Given = Partial<CreateAssessment>;

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

function storedOf({ opensAt, closesAt, ...given }: Given): Values<AssessmentEntity> {
  return {
    ...given,
    ...(opensAt !== undefined && { opensAt: momentOf(opensAt) }),
    ...(closesAt !== undefined && { closesAt: momentOf(closesAt) }),
  };
}

function checked(values: Values<AssessmentEntity>): Values<AssessmentEntity> {
  const { opensAt, closesAt } = values;
  if (opensAt && closesAt && closesAt <= opensAt)
    throw refusedField('closesAt', errors.ASSESSMENT_CLOSES_FIRST);
  return values;
}
