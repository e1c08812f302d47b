import { APPLICATION, dayIn, type Application, type ShortlistApplication } from '@atrium/contracts';
import { AppError, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ApplicationRecords } from './application-records.service.js';
import { keptUntil, refuseAdding, stageOfKind } from './application.rules.js';
import { CandidateService } from './candidate.service.js';
import { Openings } from './openings.service.js';

/** Adds to an opening who applied for another and agreed to be kept for that. */
@Injectable()
export class Shortlisting {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly applications: ApplicationRecords,
    private readonly candidates: CandidateService,
    private readonly openings: Openings,
  ) {}

  /**
   * The earlier application stays as it is.
   * @throws {AppError} NOT_FOUND, OPENING_CLOSED, APPLICATION_NOT_KEPT, APPLICATION_KNOWN
   */
  add(user: SignedInUser, id: string, { openingId }: ShortlistApplication): Promise<Application> {
    return this.db.run(user.companyId, async () => {
      const { steps } = this.applications;
      const { candidateId } = await steps.find(user, id);
      const { state, stages } = await this.openings.lockSeen(user, openingId);
      const refusal = refuseAdding(state);
      if (refusal) throw new AppError(refusal);
      // Whoever erases or merges them holds the person; whoever takes the consent back, the application.
      await this.candidates.steps.rows.lock(candidateId);
      const earlier = await steps.lock(user, id);
      if (keptUntil(earlier, dayIn(this.clock.now(), user.companyTimezone)) === null)
        throw new AppError(APPLICATION.errors.APPLICATION_NOT_KEPT);
      const { source, askedPay, experience, noticeDays, place } = earlier;
      const given = { source, askedPay, experience, noticeDays, place, addedFromId: id };
      const at = { stageId: stageOfKind(stages, 'applied'), stageSince: this.clock.now() };
      return steps.create(user, { ...given, ...at, openingId, candidateId: earlier.candidateId });
    });
  }
}
