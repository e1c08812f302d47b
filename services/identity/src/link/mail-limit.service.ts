import {
  AppError,
  Clock,
  isWithin,
  Limiter,
  TenantDb,
  type LimiterWindow,
  type SignedInUser,
} from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CompanyRepository } from '../company/company.repository.js';
import { companyLimit, MAIL_LIMITS, mailKeys } from './mail-limit.rules.js';

const ADDRESSEE_FULL = 'This address was sent enough emails for today. Try again tomorrow.';
const SENDER_FULL = 'Enough emails were sent for today. Try again tomorrow.';

/** Prevents filling somebody's mailbox and mailing strangers in the portal's name. */
@Injectable()
export class MailLimitService {
  constructor(
    private readonly limiter: Limiter,
    private readonly db: TenantDb,
    private readonly companies: CompanyRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Inside `TenantDb.run` only, before anything is written: counts a mail that a person sends to an address of their
   * choice, by person, company and addressee. It counts if the transaction commits.
   * @throws {AppError} TOO_MANY_ATTEMPTS, on `email` when it is the addressee's limit
   */
  async count({ id, companyId }: SignedInUser, to: string): Promise<void> {
    const { createdAt } = await this.companies.get();
    const whole = companyLimit(createdAt, this.clock.now());
    await this.hit(mailKeys.company(companyId), whole, { message: SENDER_FULL });
    await this.hit(mailKeys.person(companyId, id), MAIL_LIMITS.person, { message: SENDER_FULL });
    await this.countTo(to);
  }

  /** Like `count`, for a change of the person's own e-mail. */
  async countEmailChange(user: SignedInUser, to: string): Promise<void> {
    const key = mailKeys.emailChange(user.companyId, user.id);
    await this.hit(key, MAIL_LIMITS.emailChange, { message: SENDER_FULL });
    await this.count(user, to);
  }

  /**
   * By the addressee alone, for a mail that is sent without a session. @throws {AppError} TOO_MANY_ATTEMPTS on `email`
   */
  countTo(email: string): Promise<void> {
    const refusal = { message: ADDRESSEE_FULL, fields: { email: ADDRESSEE_FULL } };
    return this.hit(mailKeys.addressee(email), MAIL_LIMITS.addressee, refusal);
  }

  /** Like `countTo`, but returns false instead of throwing. */
  allowsTo(email: string): Promise<boolean> {
    return isWithin(this.countTo(email));
  }

  private async hit(
    key: string,
    window: LimiterWindow,
    refusal: { message: string; fields?: Record<string, string> },
  ): Promise<void> {
    await this.limiter.hit(key, window, this.db.currentIfRunning()).catch((error: unknown) => {
      if (!isLimit(error)) throw error;
      const { retryAfterSeconds = 0 } = error;
      throw new AppError(error, { ...refusal, retryAfterSeconds, cause: error });
    });
  }
}

const isLimit = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'TOO_MANY_ATTEMPTS';
