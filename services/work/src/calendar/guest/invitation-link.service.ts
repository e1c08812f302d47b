import type { GivenAnswer } from '@atrium/contracts';
import { AppError, ENV, SignedTexts, TenantDb, type Env } from '@atrium/platform';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

const PURPOSE = 'event invitation';
const claimSchema = z.tuple([z.uuid(), z.uuid(), z.uuid()]);

export interface InvitationClaim {
  companyId: string;
  eventId: string;
  /** An account, or a guest from outside. */
  guestId: string;
}

/** Links in mails to guests: signed, for one guest of one event. Nothing of them is stored. */
@Injectable()
export class InvitationLinks {
  constructor(
    private readonly db: TenantDb,
    private readonly texts: SignedTexts,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  /**
   * The token stands behind `#`, so that no server and no log sees it. Inside `TenantDb.run` only.
   * @param answer chosen on the page, where it still has to be sent: programs that check mails open links, too
   */
  urlFor({ eventId, guestId }: Omit<InvitationClaim, 'companyId'>, answer?: GivenAnswer): string {
    const token = this.texts.sign(PURPOSE, JSON.stringify([this.db.currentCompanyId(), eventId, guestId]));
    return `${this.env.publicUrl}/calendar/answer#token=${token}${answer ? `&answer=${answer}` : ''}`;
  }

  /** @throws {AppError} LINK_INVALID */
  read(link: string): InvitationClaim {
    const text = this.texts.read(PURPOSE, link);
    if (text === null) throw new AppError('LINK_INVALID');
    const [companyId, eventId, guestId] = claimSchema.parse(JSON.parse(text));
    return { companyId, eventId, guestId };
  }
}
