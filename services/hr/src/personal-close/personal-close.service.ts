import {
  APPLICANT_LINK_DAYS,
  type ASSESSMENT_INVITATION,
  type AssessmentInvitation,
  type StepBody,
} from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ApplicantTestMails } from '../applicant-test/applicant-test-mails.service.js';
import {
  ASSESSMENT_INVITATIONS,
  type AssessmentInvitationRow,
  type AssessmentInvitationSteps,
} from '../assessment/assessment-invitation.record.js';
import { AssessmentNotifications } from '../assessment/assessment-notifications.service.js';
import { AttemptChanges } from '../assessment/attempt-changes.service.js';
import { hasEnded } from '../hiring/application.rules.js';
import { ApplicationRecords } from '../hiring/application-records.service.js';
import { linkUntilOf, refusedClose } from './personal-close.rules.js';

/** Another closing time for one of those who are invited. */
@Injectable()
export class PersonalCloses {
  readonly steps: AssessmentInvitationSteps;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly changes: AttemptChanges,
    private readonly applications: ApplicationRecords,
    private readonly notifications: AssessmentNotifications,
    private readonly mails: ApplicantTestMails,
  ) {
    this.steps = records.of(ASSESSMENT_INVITATIONS);
  }

  /** @throws {AppError} STALE_VERSION, ASSESSMENT_CLOSED, and beside `closesAt` why it cannot be that time */
  setClose(
    user: SignedInUser,
    id: string,
    { version, closesAt }: StepBody<typeof ASSESSMENT_INVITATION, 'setClose'>,
  ): Promise<AssessmentInvitation> {
    const asked = closesAt === null ? null : new Date(closesAt);
    return this.steps.run(user, {
      step: 'setClose',
      id,
      version,
      change: async (row) => {
        const isUnderWay = (await this.changes.underWay(id)) !== null;
        const now = this.clock.now();
        const refused = refusedClose({ ...row, asked, isUnderWay }, now);
        if (refused) throw refused;
        const linkUntil = linkUntilOf({ ...row, asked }, { now, days: APPLICANT_LINK_DAYS });
        return { personalClosesAt: asked, linkUntil };
      },
      after: async (row, before) => {
        await this.changes.moveDeadline(user, id);
        const isSame = row.personalClosesAt?.getTime() === before.personalClosesAt?.getTime();
        if (!isSame && row.assessmentState === 'open') await this.tell(user, row);
      },
    });
  }

  private async tell(user: SignedInUser, row: AssessmentInvitationRow): Promise<void> {
    const { assessmentName: name, userId, applicationId } = row;
    const closing = { name, at: row.personalClosesAt ?? row.closesAt, zone: user.companyTimezone };
    if (userId !== null) {
      await this.changes.tell([userId]);
      await this.notifications.closing(userId, { ...closing, id: row.id, version: row.version }, user.id);
    }
    if (applicationId === null) return;
    const { email, state, openingName } = await this.applications.steps.rows.read(applicationId);
    if (email === null || hasEnded(state)) return;
    const startUntil = (await this.changes.underWay(row.id)) === null ? row.linkUntil : null;
    await this.mails.sendClosing(email, { ...closing, openingName, startUntil });
  }
}
