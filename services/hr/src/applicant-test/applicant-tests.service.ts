import {
  APPLICANT_LINK_DAYS,
  ASSESSMENT,
  dayIn,
  type ApplicantTest,
  type InviteApplicant,
} from '@atrium/contracts';
import { AppError, Audit, Clock, createLinkToken, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ASSESSMENT_INVITATIONS } from '../assessment/assessment-invitation.record.js';
import { ASSESSMENTS, type AssessmentRow } from '../assessment/assessment.record.js';
import { ApplicationRecords } from '../hiring/application-records.service.js';
import { hasEnded } from '../hiring/application.rules.js';
import type { ApplicationRow } from '../hiring/application.record.js';
import { ApplicantTestMails } from './applicant-test-mails.service.js';
import { ApplicantTestRepository } from './applicant-test.repository.js';

const { errors } = ASSESSMENT;
const DAY_MS = 86_400_000;

/** Assessments to which applicants are invited, as those who hire see them. */
@Injectable()
export class ApplicantTests {
  constructor(
    private readonly records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly applications: ApplicationRecords,
    private readonly repository: ApplicantTestRepository,
    private readonly mails: ApplicantTestMails,
  ) {}

  /** @throws {AppError} NOT_FOUND */
  list(user: SignedInUser, applicationId: string): Promise<ApplicantTest[]> {
    return this.db.run(user.companyId, async () => {
      const application = await this.applications.steps.find(user, applicationId);
      const rows = await this.repository.list(applicationId);
      return rows.map((row) => ({
        id: row.id,
        assessment: { id: row.assessmentId, name: row.assessmentName },
        state: row.state,
        percent: row.percent,
        passed: row.passed,
        used: row.used,
        canResend:
          row.assessmentState === 'open' &&
          row.audience !== 'staff' &&
          row.used < row.attempts &&
          !hasEnded(application.state),
        linkUntil: row.linkUntil?.toISOString() ?? null,
      }));
    });
  }

  /**
   * Sends the link; to who was invited before another one, and the one before ends.
   * @throws {AppError} NOT_FOUND, and why the applicant cannot take this assessment
   */
  invite(
    user: SignedInUser,
    applicationId: string,
    { assessmentId }: InviteApplicant,
  ): Promise<ApplicantTest[]> {
    return this.db.run(user.companyId, async () => {
      const application = await this.applications.steps.lock(user, applicationId);
      const assessment = await this.records.of(ASSESSMENTS).rows.read(assessmentId);
      const email = this.addressOf(application, assessment);
      const { rows, table } = this.records.of(ASSESSMENT_INVITATIONS);
      await table.insertFree([{ assessmentId, applicationId }], user.id);
      const found = (await this.repository.list(applicationId)).find(
        (row) => row.assessmentId === assessmentId,
      );
      const invitation = await rows.lock(found?.id ?? '');
      if (invitation.used >= assessment.attempts) throw new AppError(errors.ASSESSMENT_NO_ATTEMPT_LEFT);
      const { token, hash } = createLinkToken(user.companyId);
      const linkUntil = new Date(this.clock.now().getTime() + APPLICANT_LINK_DAYS * DAY_MS);
      await table.change(invitation, { linkHash: hash, linkUntil }, user.id);
      await this.mails.send(email, {
        application,
        assessment,
        token,
        until: dayIn(linkUntil, user.companyTimezone),
        closing: {
          at: invitation.personalClosesAt ?? assessment.closesAt,
          zone: user.companyTimezone,
        },
      });
      this.audit.record({
        action: 'assessment.invite',
        by: user,
        resource: { kind: ASSESSMENT.kind, id: assessmentId, title: assessment.name },
        after: { people: 1 },
      });
      return this.list(user, applicationId);
    });
  }

  private addressOf({ state, email }: ApplicationRow, assessment: AssessmentRow): string {
    if (assessment.state === 'closed') throw new AppError(errors.ASSESSMENT_CLOSED);
    if (assessment.state === 'draft') throw new AppError(errors.ASSESSMENT_NOT_OPEN);
    if (assessment.audience === 'staff') throw new AppError(errors.ASSESSMENT_FOR_STAFF);
    if (hasEnded(state)) throw new AppError(errors.ASSESSMENT_APPLICATION_ENDED);
    if (email === null) throw new AppError(errors.ASSESSMENT_NO_EMAIL);
    return email;
  }
}
