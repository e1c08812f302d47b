import { CANDIDATE } from '@atrium/contracts';
import { AppError, Clock, type AuditActor } from '@atrium/platform';
import { Files, Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { erasedCandidate } from '../hiring/candidate.rules.js';
import { hasEnded } from '../hiring/application.rules.js';
import { ApplicationRecords } from '../hiring/application-records.service.js';
import { CANDIDATES, type CandidateSteps } from '../hiring/candidate.record.js';
import { ResumeRepository } from '../resume/resume.repository.js';
import { ApplyingRepository } from './applying.repository.js';

const NOTHING = {
  answers: [],
  place: null,
  consentText: null,
  rejectNote: null,
  askedPay: null,
  experience: null,
  noticeDays: null,
  keepUntil: null,
  submissionId: null,
};

/** Why somebody is erased: they asked for it, the company did, or their time has come. */
export type ErasedBecause = 'asked' | 'staff' | 'time';

/** Removes all that says who an applicant was; stages, dates, source and reason stay, for the numbers. */
@Injectable()
export class Erasing {
  private readonly candidates: CandidateSteps;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly files: Files,
    private readonly applications: ApplicationRecords,
    private readonly applying: ApplyingRepository,
    private readonly resumes: ResumeRepository,
  ) {
    this.candidates = records.of(CANDIDATES);
  }

  /** Nobody else erases, merges or adds them to an opening until the transaction ends. */
  async hold(candidateId: string): Promise<void> {
    await this.candidates.rows.lock(candidateId);
  }

  /**
   * With all applications of the person; those that run are withdrawn. The trail says that it was done and how much,
   * and not who it was.
   * @throws {AppError} CANDIDATE_OFFERED
   */
  async erase(candidateId: string, because: ErasedBecause, by: AuditActor | null): Promise<void> {
    const before = await this.candidates.rows.lock(candidateId);
    const all = await this.applying.listOf(candidateId);
    if (all.some(({ state }) => state === 'offer')) throw new AppError(CANDIDATE.errors.CANDIDATE_OFFERED);
    const resumes = await this.resumes.listOfCandidate(candidateId);
    await this.resumes.removeOfCandidate(candidateId);
    for (const { fileId } of resumes) await this.files.remove(fileId);
    for (const { id } of all) await this.eraseApplication(id, by);
    await this.applications.erased(candidateId);
    await this.candidates.table.change(before, erasedCandidate(this.clock.now()), by?.id ?? null);
    const also = { before: {}, after: { because, applications: all.length, resumes: resumes.length } };
    await this.candidates.record({ step: 'erase', by, id: candidateId, also });
  }

  private async eraseApplication(id: string, by: AuditActor | null): Promise<void> {
    const { steps } = this.applications;
    const before = await steps.rows.lock(id);
    const ends = hasEnded(before.state) ? {} : { state: 'withdrawn' as const, stageSince: this.clock.now() };
    await steps.table.change(before, { ...NOTHING, ...ends }, by?.id ?? null);
    if (!hasEnded(before.state)) await this.applications.ended(id, by);
  }
}
