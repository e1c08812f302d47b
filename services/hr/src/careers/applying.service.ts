import { OPENING } from '@atrium/contracts';
import { AppError, Clock, Limiter, networkOf, suspicionsOf, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CandidateService } from '../hiring/candidate.service.js';
import { Openings } from '../hiring/openings.service.js';
import { Resumes, type SentResume } from '../resume/resumes.service.js';
import { ApplicationIntake, type SentApplication } from './application-intake.service.js';
import { Applied } from './applied.service.js';
import type { CareersSite } from './careers-site.rules.js';
import type { Posting } from './posting.types.js';

const TAKEN = { limit: 5, windowSeconds: 3_600 };
const TRIED = { limit: 30, windowSeconds: 3_600 };

interface Sending {
  sent: SentApplication;
  resume: SentResume | null;
  /** From where. */
  address: string;
}

/** Takes applications of strangers. Who has applied before is answered like everybody else. */
@Injectable()
export class Applying {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly limiter: Limiter,
    private readonly openings: Openings,
    private readonly candidates: CandidateService,
    private readonly intake: ApplicationIntake,
    private readonly resumes: Resumes,
    private readonly applied: Applied,
  ) {}

  /** Before anything of what is sent is read. @throws {AppError} TOO_MANY_ATTEMPTS */
  async admit({ company }: CareersSite, address: string): Promise<void> {
    await this.limiter.hit(`careers tried ${company.id} ${networkOf(address)}`, TRIED);
  }

  /** The same guard as of web forms. */
  suspicions(website: string, shownAt: number | null): ReturnType<typeof suspicionsOf> {
    return suspicionsOf({
      website,
      shownAt,
      at: this.clock.now().getTime(),
      many: false,
      unconfirmed: false,
    });
  }

  /**
   * The same submission again changes nothing.
   * @throws {AppError} TOO_MANY_ATTEMPTS, FILES_FULL, OPENING_CLOSED
   */
  async take(site: CareersSite, posting: Posting, { sent, resume, address }: Sending): Promise<void> {
    const { id: companyId } = site.company;
    const { id: openingId, title } = posting;
    const fileId = resume && (await this.resumes.announce({ companyId, id: openingId }, resume));
    await this.db.run(companyId, async () => {
      const { state, stages } = await this.openings.lock(openingId);
      if (state !== 'open') throw new AppError(OPENING.errors.OPENING_CLOSED);
      await this.limiter.hit(`careers ${companyId} ${networkOf(address)}`, TAKEN, this.db.current());
      const { name, email, phone } = sent;
      const candidateId = await this.candidates.take(null, { name, email, phone });
      const taken = await this.intake.take({ openingId, candidateId, stages }, sent);
      if (!taken) return;
      if (resume && fileId) await this.resumes.keep(taken.id, resume, { fileId, by: openingId });
      await this.applied.thank(site, { id: taken.id, title, email });
      if (taken.isNew) await this.applied.notify(openingId, { id: taken.id, name, title });
    });
  }
}
