import type { Offer, Transition } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { OFFERS, type OfferSteps } from '../hiring/offer.record.js';
import { OfferService } from '../hiring/offer.service.js';
import { CareersMails } from './careers-mails.service.js';
import { OfferPaper } from './offer-paper.service.js';
import { OwnLinks } from './own-links.service.js';

/** Offers on their way to applicants: mailed with the sending, or passed on by a link that staff copy. */
@Injectable()
export class OfferSending {
  readonly steps: OfferSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly offers: OfferService,
    private readonly mails: CareersMails,
    private readonly links: OwnLinks,
    private readonly paper: OfferPaper,
  ) {
    this.steps = records.of(OFFERS);
  }

  /** @throws {AppError} as `OfferService.send`, TOO_MANY_ATTEMPTS */
  send(user: SignedInUser, id: string, body: Transition): Promise<Offer> {
    return this.db.run(user.companyId, async () => {
      const offer = await this.offers.send(user, id, body);
      const { openingTitle: title } = await this.steps.find(user, id);
      const { email, expiresOn: until } = offer;
      if (email !== null) await this.mails.offer({ id, title, email, until });
      return offer;
    });
  }

  /** The same link as in the mail. @throws {AppError} NOT_FOUND */
  async linkOf(user: SignedInUser, id: string): Promise<{ url: string }> {
    const { companyId, companyCode: code } = user;
    await this.steps.get(user, id);
    return { url: this.links.urlOf('offer', { companyId, code, id }) };
  }

  /** @throws {AppError} NOT_FOUND, TOO_MANY_ATTEMPTS */
  async paperOf(user: SignedInUser, id: string): Promise<{ name: string; bytes: Buffer }> {
    const { companyId, companyTimezone: timezone } = user;
    const offer = await this.db.run(companyId, () => this.steps.find(user, id));
    return this.paper.make(companyId, offer, timezone);
  }
}
