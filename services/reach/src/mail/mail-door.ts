import {
  AppError,
  Clock,
  ENV,
  isLoopbackUrl,
  isWithin,
  Limiter,
  RequestContext,
  TenantDb,
  type Env,
  type LimiterWindow,
} from '@atrium/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Notifications } from '../notifications/notifications.js';
import { words } from '../words/words.js';
import { HeldMails } from './held-mails.repository.js';
import type { MailKind } from './mail-kind.js';
import { companyLimit, isNewCompany, MAIL_LIMITS, mailKeys } from './mail-limit.rules.js';

const ADDRESSEE_FULL = 'This address was sent enough emails for today. Try again tomorrow.';
const SENDER_FULL = 'Enough emails were sent for today. Try again tomorrow.';

/** Whether a mail goes out, waits, or is left out. */
export type Passage = 'send' | 'hold' | 'omit';

/** Keeps people from filling somebody's mailbox and from mailing strangers in the portal's name. */
@Injectable()
export class MailDoor {
  private readonly knowsWeek: boolean;

  constructor(
    private readonly db: TenantDb,
    private readonly limiter: Limiter,
    private readonly held: HeldMails,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
    @Inject(ENV) { publicUrl, signUp }: Env,
  ) {
    // On one's own machine, or where the operator decides who has a company, no stranger signs up.
    this.knowsWeek = signUp && !isLoopbackUrl(publicUrl);
  }

  /**
   * Inside `TenantDb.run` only: counts a mail. It counts if the transaction commits.
   * @param by who sends it; left out: whoever sends the current request
   * @throws {AppError} TOO_MANY_ATTEMPTS beyond the limit, on `email` when it is the addressee's
   */
  async pass(kind: MailKind, to: string, by = RequestContext.current()?.user?.id): Promise<Passage> {
    if ('notCounted' in kind) return 'send';
    const isNew = await this.isNew();
    const counted = this.count(kind, { to, by, isNew });
    if (kind.beyond === 'refuse') await counted;
    else if (!(await isWithin(counted))) {
      await this.notifySender(by, 'mail.omitted');
      return 'omit';
    }
    if (!isNew || kind.wording === 'fixed' || kind.counted !== 'chosen') return 'send';
    await this.notifySender(by, 'mail.held');
    return 'hold';
  }

  /** From the widest to the narrowest, so that two senders never wait for each other. */
  private async count(
    { key, counted, perPerson }: Extract<MailKind, { counted: unknown }>,
    { to, by, isNew }: { to: string; by: string | undefined; isNew: boolean },
  ): Promise<void> {
    if (counted === 'chosen') {
      const companyId = this.db.currentCompanyId();
      await this.hit(mailKeys.company(companyId), companyLimit(isNew), { message: SENDER_FULL });
      if (by !== undefined) {
        await this.hit(mailKeys.person(companyId, by), MAIL_LIMITS.person, { message: SENDER_FULL });
        if (perPerson) await this.hit(mailKeys.kind(key, by), perPerson, { message: SENDER_FULL });
      }
    }
    const refusal = { message: ADDRESSEE_FULL, fields: { email: ADDRESSEE_FULL } };
    await this.hit(mailKeys.addressee(to), MAIL_LIMITS.addressee, refusal);
  }

  private async hit(
    key: string,
    window: LimiterWindow,
    refusal: { message: string; fields?: Record<string, string> },
  ): Promise<void> {
    await this.limiter.hit(key, window, this.db.current()).catch((error: unknown) => {
      if (!isLimit(error)) throw error;
      const { retryAfterSeconds = 0 } = error;
      throw new AppError(error, { ...refusal, retryAfterSeconds, cause: error });
    });
  }

  private async isNew(): Promise<boolean> {
    if (!this.knowsWeek) return false;
    const { since, released } = await this.held.standing();
    return !released && isNewCompany(since, this.clock.now());
  }

  /** The sender hears once a day. */
  private async notifySender(by: string | undefined, kind: 'mail.held' | 'mail.omitted'): Promise<void> {
    if (by === undefined) return;
    if (!(await this.limiter.allows(mailKeys.told(by, kind), MAIL_LIMITS.told, this.db.current()))) return;
    await this.notifications.notify({ to: { users: [by] }, kind, ...TOLD[kind] });
  }
}

const TOLD = {
  'mail.held': {
    title: words('Your emails to people outside wait'),
    text: words(
      'In the first week of a company, emails with words of your own wait until the operator of this portal lets them go. Invitations, proposals and answers are sent immediately.',
    ),
  },
  'mail.omitted': {
    title: words('Some of your emails were not sent'),
    text: words('Their addressees, or your company, were sent enough emails for today.'),
  },
};

const isLimit = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'TOO_MANY_ATTEMPTS';
