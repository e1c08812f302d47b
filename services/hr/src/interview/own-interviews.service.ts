import { INTERVIEW, type GiveScorecard, type OpenedInterview, type OwnInterview } from '@atrium/contracts';
import { AppError, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ApplicationScoring } from '../hiring/application-scoring.service.js';
import { Interviews } from './interviews.service.js';
import { OwnInterviewRepository, type OwnInterviewRow } from './own-interview.repository.js';
import { scorecardOf } from './scorecard.mapper.js';
import { Scorecards } from './scorecard.repository.js';
import { scoredBy } from './scorecard.rules.js';

/** The interviews that somebody holds, without contacts and pay, and their scorecards of them. */
@Injectable()
export class OwnInterviews {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly own: OwnInterviewRepository,
    private readonly cards: Scorecards,
    private readonly interviews: Interviews,
    private readonly scoring: ApplicationScoring,
  ) {}

  list({ companyId, id }: SignedInUser): Promise<OwnInterview[]> {
    return this.db.run(companyId, async () => (await this.own.list(id)).map((row) => this.show(row)));
  }

  /** @throws {AppError} NOT_FOUND */
  get({ companyId, id: userId }: SignedInUser, id: string): Promise<OpenedInterview> {
    return this.db.run(companyId, async () => {
      const row = await this.find(userId, id);
      const given = row.givenAt === null ? [] : await this.cards.listOfInterview(id);
      return {
        ...this.show(row),
        experience: row.experience,
        criteria: row.kit,
        scorecards: given.map(scorecardOf),
      };
    });
  }

  /**
   * Once: who has seen what others say does not change what they said.
   * @throws {AppError} NOT_FOUND, INTERVIEW_NOT_YET, SCORECARD_CLOSED, SCORECARD_GIVEN, VALIDATION_FAILED
   */
  score(user: SignedInUser, id: string, given: GiveScorecard): Promise<OpenedInterview> {
    return this.db.run(user.companyId, async () => {
      const { employeeId, applicationId } = await this.find(user.id, id);
      const { steps } = this.interviews;
      await this.scoring.lock(applicationId);
      const before = await steps.rows.lock(id);
      const row = await this.find(user.id, id);
      this.refuse(row);
      const card = { interviewId: id, employeeId, ...scoredBy(row.kit, given), givenAt: this.clock.now() };
      if (!(await this.cards.add(card))) throw new AppError(INTERVIEW.errors.SCORECARD_GIVEN);
      await this.scoring.keep(applicationId);
      await steps.table.change(before, {}, user.id);
      // That it was given, and nothing of what it says.
      await steps.record({ step: 'score', by: user, id, before });
      return this.get(user, id);
    });
  }

  private refuse(row: OwnInterviewRow): void {
    const { SCORECARD_CLOSED, INTERVIEW_NOT_YET, SCORECARD_GIVEN } = INTERVIEW.errors;
    if (row.givenAt) throw new AppError(SCORECARD_GIVEN);
    if (isOver(row)) throw new AppError(SCORECARD_CLOSED);
    if (!this.isOpen(row)) throw new AppError(INTERVIEW_NOT_YET);
  }

  private isOpen(row: OwnInterviewRow): boolean {
    return row.givenAt === null && !isOver(row) && row.startsAt <= this.clock.now();
  }

  private async find(userId: string, id: string): Promise<OwnInterviewRow> {
    const row = await this.own.find(userId, id);
    if (!row) throw notFound();
    return row;
  }

  private show(row: OwnInterviewRow): OwnInterview {
    return {
      id: row.id,
      state: row.state,
      applicationId: row.applicationId,
      candidate: row.candidate,
      opening: row.opening,
      startsAt: row.startsAt.toISOString(),
      minutes: row.minutes,
      mode: row.mode,
      place: row.place,
      link: row.link,
      panel: row.panel,
      givenAt: row.givenAt?.toISOString() ?? null,
      isOpen: this.isOpen(row),
    };
  }
}

/** It did not take place. */
const isOver = ({ state }: OwnInterviewRow): boolean => state === 'cancelled' || state === 'noShow';
