import { CANDIDATE, type Candidate, type UpdateCandidate } from '@atrium/contracts';
import { refusedField, type AuditActor, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { withStoredPhone } from '../employee/employee-phone.rules.js';
import { ApplicationRepository } from './application.repository.js';
import type { CandidateEntity } from './candidate.entity.js';
import { CANDIDATES, type CandidateSteps } from './candidate.record.js';

type Contacts = Pick<CandidateEntity, 'name' | 'email' | 'phone'>;

/** People who applied, each once. */
@Injectable()
export class CandidateService {
  readonly steps: CandidateSteps;

  constructor(
    records: Records,
    private readonly found: ApplicationRepository,
  ) {
    this.steps = records.of(CANDIDATES);
  }

  /** @throws {AppError} STALE_VERSION, CANDIDATE_EMAIL_TAKEN, CANDIDATE_UNREACHABLE, VALIDATION_FAILED on `phone` */
  update(user: SignedInUser, id: string, { version, ...given }: UpdateCandidate): Promise<Candidate> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: (before) => {
        const { email, phone } = { ...before, ...given };
        if (email === null && phone === null)
          throw refusedField('email', CANDIDATE.errors.CANDIDATE_UNREACHABLE);
        return withStoredPhone(given, before.phone);
      },
    });
  }

  /**
   * Who has this email, as known already; anybody else is new. @param by null: they applied themselves. Inside `TenantDb.run` only.
   * @throws {AppError} VALIDATION_FAILED on `phone`
   */
  async take(by: AuditActor | null, given: Contacts): Promise<string> {
    const known = given.email && (await this.found.findCandidate(given.email));
    if (known) return known;
    // Somebody else may add them at the same moment.
    const [id] = await this.steps.table.insertFree([withStoredPhone(given)], by?.id ?? null);
    if (id !== undefined) {
      await this.steps.record({ step: 'create', by, id });
      return id;
    }
    const taken = given.email && (await this.found.findCandidate(given.email));
    if (!taken) throw new Error('A candidate without an email was refused.');
    return taken;
  }
}
