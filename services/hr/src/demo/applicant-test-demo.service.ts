import type { Assessment } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ApplicantTests } from '../applicant-test/applicant-tests.service.js';
import { OwnAssessments } from '../assessment/own-assessment.service.js';
import { linkTaker } from '../assessment/taker.rules.js';
import { ApplicationService } from '../hiring/application.service.js';
import { answersTo } from './assessment-answers.seed.js';

/** All applicants of the demo company. */
const MOST = 500;

/** An applicant of the demo company who has taken an assessment by link, and one who has not opened theirs. */
@Injectable()
export class ApplicantTestDemo {
  constructor(
    private readonly applications: ApplicationService,
    private readonly tests: ApplicantTests,
    private readonly own: OwnAssessments,
  ) {}

  /** Inside `TenantDb.run` only. */
  async fill(hr: SignedInUser, { id: assessmentId }: Assessment): Promise<void> {
    const { table, rows } = this.applications.steps;
    const found = await rows.readAll(await table.listIds(null, MOST));
    const meeting = found.filter(
      ({ state, openingState, email }) => state === 'interview' && openingState === 'open' && email !== null,
    );
    for (const [place, { id, candidateName }] of meeting.slice(0, 2).entries()) {
      const [invitation] = await this.tests.invite(hr, id, { assessmentId });
      if (!invitation || place > 0) continue;
      const taker = linkTaker(hr.companyId, invitation.id, candidateName);
      const paper = await this.own.start(taker, invitation.id);
      // A long answer would wait to be marked.
      const answered = paper.questions.filter(({ kind }) => kind !== 'longText');
      await this.own.submit(taker, paper.id, { answers: answersTo(answered) });
    }
  }
}
