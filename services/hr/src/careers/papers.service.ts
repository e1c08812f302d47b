import { addDays, dayIn, type ApplicationPapers, type Candidate } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { hasEnded } from '../hiring/application.rules.js';
import { ApplicationRecords } from '../hiring/application-records.service.js';
import { CandidateService } from '../hiring/candidate.service.js';
import { keepsHiring } from '../hiring/hiring-sight.policy.js';
import { ResumeRepository } from '../resume/resume.repository.js';
import { Resumes } from '../resume/resumes.service.js';
import { ApplyingRepository } from './applying.repository.js';
import { careersSettings } from './careers.schema.js';
import { Erasing } from './erasing.service.js';

const NOTHING: ApplicationPapers = {
  resumes: [],
  answers: [],
  place: null,
  consentedAt: null,
  keepUntil: null,
  eraseOn: null,
};

/** What applicants sent, for those who keep hiring. */
@Injectable()
export class Papers {
  constructor(
    private readonly db: TenantDb,
    private readonly applications: ApplicationRecords,
    private readonly applying: ApplyingRepository,
    private readonly sent: ResumeRepository,
    private readonly resumes: Resumes,
    private readonly candidates: CandidateService,
    private readonly settings: Settings,
    private readonly erasing: Erasing,
  ) {}

  /** @throws {AppError} NOT_FOUND */
  read(user: SignedInUser, id: string): Promise<ApplicationPapers> {
    return this.db.run(user.companyId, async () => {
      const row = await this.applications.steps.find(user, id);
      const own = keepsHiring(user) ? await this.applying.read(id) : null;
      if (!own) return NOTHING;
      const { keepDays } = await this.settings.ofCompany(careersSettings);
      const decided = hasEnded(row.state)
        ? addDays(dayIn(row.stageSince, user.companyTimezone), keepDays)
        : null;
      const resumes = await this.sent.listOf(id);
      return {
        resumes: resumes.map(({ fileId, name, size, state, sentAt }) => ({
          fileId,
          name,
          size,
          state,
          sentAt: sentAt.toISOString(),
        })),
        answers: own.answers,
        place: own.place,
        consentedAt: own.consentedAt?.toISOString() ?? null,
        keepUntil: own.keepUntil,
        eraseOn: row.state === 'joined' || decided === null ? null : later(decided, own.keepUntil),
      };
    });
  }

  /** Somebody brought it, or sent it in another way. @throws {AppError} NOT_FOUND, VALIDATION_FAILED on `fileId` */
  async add(user: SignedInUser, id: string, fileId: string): Promise<ApplicationPapers> {
    return this.db.run(user.companyId, async () => {
      const { steps } = this.applications;
      const before = await steps.lock(user, id);
      await this.resumes.add(user, id, fileId);
      await steps.record({
        step: 'update',
        by: user,
        id,
        before,
        also: { before: {}, after: { resume: 'added' } },
      });
      return this.read(user, id);
    });
  }

  /** The applicant asked for it in another way. @throws {AppError} NOT_FOUND, CANDIDATE_OFFERED */
  erase(user: SignedInUser, id: string): Promise<Candidate> {
    return this.db.run(user.companyId, async () => {
      const { id: candidateId } = await this.candidates.steps.find(user, id);
      await this.erasing.erase(candidateId, 'staff', user);
      return this.candidates.steps.get(user, candidateId);
    });
  }
}

const later = (day: string, other: string | null): string => (other !== null && other > day ? other : day);
