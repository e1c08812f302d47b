import {
  ASSESSMENT,
  type AnswersSaved,
  type AttemptPaper,
  type HandInLinked,
  type LinkedAttempt,
  type LinkedTest,
  type NextLinkedQuestion,
  type RemoveLinkedFile,
  type SaveLinkedAnswers,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Clock, parseLinkToken, RemoteSwitches, TenantDb } from '@atrium/platform';
import type { WholeFile } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { AssessmentPapers } from '../assessment/assessment-papers.service.js';
import { HandedFiles } from '../assessment/handed-files.service.js';
import { OwnAssessments } from '../assessment/own-assessment.service.js';
import { linkTaker, type Taker } from '../assessment/taker.rules.js';
import { ApplicantTestRepository } from './applicant-test.repository.js';

const { errors } = ASSESSMENT;

type Linked = NonNullable<Awaited<ReturnType<ApplicantTestRepository['findByLink']>>>;

/** The applicant's side: who has the link takes the assessment, by the rules by which staff take theirs. */
@Injectable()
export class LinkedTests {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly switches: RemoteSwitches,
    private readonly directory: UserDirectoryService,
    private readonly repository: ApplicantTestRepository,
    private readonly papers: AssessmentPapers,
    private readonly own: OwnAssessments,
    private readonly handed: HandedFiles,
  ) {}

  /** Changes nothing. What was begun is shown also after the link has ended. @throws {AppError} as `start` */
  read(link: string): Promise<LinkedTest> {
    return this.run(link, async (linked) => {
      const own = await this.papers.ofInvitation(linked.id);
      const ended = this.endOf(linked);
      if (ended && own.openAttemptId === null && own.lastAttemptId === null) throw new AppError(ended);
      const { name: company } = await this.directory.getCompany(this.db.currentCompanyId());
      return {
        company,
        opening: linked.opening,
        linkUntil: linked.linkUntil.toISOString(),
        own: { ...own, canStart: own.canStart && ended === null },
      };
    });
  }

  /** @throws {AppError} ASSESSMENT_LINK_WRONG, ASSESSMENT_LINK_EXPIRED, ASSESSMENT_APPLICATION_ENDED, as for staff */
  start(link: string): Promise<AttemptPaper> {
    return this.run(link, async (linked, taker) => {
      const { openAttemptId } = await this.papers.ofInvitation(linked.id);
      const ended = this.endOf(linked);
      if (ended && openAttemptId === null) throw new AppError(ended);
      return this.own.start(taker, linked.id);
    });
  }

  /** @throws {AppError} NOT_FOUND, ASSESSMENT_LINK_WRONG */
  paper({ link, id }: LinkedAttempt): Promise<AttemptPaper> {
    return this.run(link, (_, taker) => this.own.paper(taker, id));
  }

  /** @throws {AppError} NOT_FOUND, ASSESSMENT_LINK_WRONG, ASSESSMENT_OVER */
  save({ link, id, ...given }: SaveLinkedAnswers): Promise<AnswersSaved> {
    return this.run(link, (_, taker) => this.own.save(taker, id, given));
  }

  /** @throws {AppError} NOT_FOUND, ASSESSMENT_LINK_WRONG, ASSESSMENT_OVER */
  next({ link, id, ...given }: NextLinkedQuestion): Promise<AttemptPaper> {
    return this.run(link, (_, taker) => this.own.next(taker, id, given));
  }

  /** @throws {AppError} NOT_FOUND, ASSESSMENT_LINK_WRONG */
  submit({ link, id, ...given }: SaveLinkedAnswers): Promise<AttemptPaper> {
    return this.run(link, (_, taker) => this.own.submit(taker, id, given));
  }

  /** No transaction is open while the file comes. @throws {AppError} ASSESSMENT_LINK_WRONG, as `HandedFiles.send` */
  async handIn(
    link: string,
    { id, ...given }: HandInLinked & Pick<WholeFile, 'size' | 'bytes'>,
  ): Promise<AttemptPaper> {
    const taker = await this.run(link, (_, who) => Promise.resolve(who));
    return this.handed.send(taker, id, given);
  }

  /** @throws {AppError} NOT_FOUND, ASSESSMENT_LINK_WRONG, ASSESSMENT_OVER */
  removeFile({ link, id, fileId }: RemoveLinkedFile): Promise<AttemptPaper> {
    return this.run(link, (_, taker) => this.handed.remove(taker, id, fileId));
  }

  /** Why a link begins nothing any more. */
  private endOf({ runs, linkUntil }: Linked) {
    if (!runs) return errors.ASSESSMENT_APPLICATION_ENDED;
    return linkUntil < this.clock.now() ? errors.ASSESSMENT_LINK_EXPIRED : null;
  }

  private async run<Answer>(
    link: string,
    work: (linked: Linked, taker: Taker) => Promise<Answer>,
  ): Promise<Answer> {
    const token = parseLinkToken(link);
    if (!token || !(await this.switches.isEnabled(token.companyId, 'hr')))
      throw new AppError(errors.ASSESSMENT_LINK_WRONG);
    const { companyId, hash } = token;
    return this.db.run(companyId, async () => {
      const linked = await this.repository.findByLink(hash);
      if (!linked) throw new AppError(errors.ASSESSMENT_LINK_WRONG);
      return work(linked, linkTaker(companyId, linked.id, linked.name));
    });
  }
}
