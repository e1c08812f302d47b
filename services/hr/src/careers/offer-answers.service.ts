import { dayIn, OFFER } from '@atrium/contracts';
import type { SignInOrigin } from '@atrium/identity';
import { AppError, Clock, notFound, TenantDb, type AuditGuest } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ApplicationOffers } from '../hiring/application-offers.service.js';
import { OFFERS, type OfferRow, type OfferSteps } from '../hiring/offer.record.js';
import { Openings } from '../hiring/openings.service.js';
import type { CareersSite } from './careers-site.rules.js';
import { hashOfOffer } from './offer-terms.rules.js';
import { OwnLinks } from './own-links.service.js';

export interface OfferAnswer {
  step: 'accept' | 'decline';
  /** As it was typed. */
  name: string;
  /** Of what was read. */
  hash: string;
  note: string;
}

/** The applicant's side of offers: who has the link reads it, and answers once. */
@Injectable()
export class OfferAnswers {
  private readonly offers: OfferSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly links: OwnLinks,
    private readonly openings: Openings,
    private readonly ways: ApplicationOffers,
    private readonly notifications: Notifications,
  ) {
    this.offers = records.of(OFFERS);
  }

  /** Changes nothing: programs that check mails open every link. @throws {AppError} NOT_FOUND, also of one that was not sent */
  read({ company }: CareersSite, link: string): Promise<OfferRow> {
    const id = this.links.read('offer', company.id, link);
    return this.db.run(company.id, async () => {
      const offer = await this.offers.rows.read(id);
      if (offer.sentAt === null || offer.state === 'withdrawn') throw notFound();
      return offer;
    });
  }

  /** One of several windows answers; the others are told. @throws {AppError} OFFER_ANSWERED, OFFER_ENDED, OFFER_CHANGED, OFFER_UNSIGNED */
  async answer(
    site: CareersSite,
    link: string,
    given: OfferAnswer & { origin: SignInOrigin },
  ): Promise<void> {
    const { company } = site;
    const { id, openingId } = await this.read(site, link);
    if (given.step === 'accept' && given.name.trim().length < 2)
      throw new AppError(OFFER.errors.OFFER_UNSIGNED);
    await this.db.run(company.id, async () => {
      await this.openings.lock(openingId);
      const before = await this.offers.rows.lock(id);
      this.refuse(site, before, given);
      const by: AuditGuest = { id: null, firstName: before.candidateName, lastName: '' };
      const state = given.step === 'accept' ? 'accepted' : 'declined';
      await this.offers.table.change(before, { state, ...this.evidenceOf(given) }, null);
      if (given.step === 'decline') await this.ways.afterOffer(by, before.applicationId, 'decline');
      await this.offers.record({ step: given.step, by, id, before });
      await this.notify(before, given.step);
    });
  }

  hasEnded({ company }: CareersSite, { expiresOn }: Pick<OfferRow, 'expiresOn'>): boolean {
    return expiresOn < dayIn(this.clock.now(), company.timezone);
  }

  private refuse(site: CareersSite, offer: OfferRow, { hash }: OfferAnswer): void {
    if (offer.state === 'expired' || (offer.state === 'sent' && this.hasEnded(site, offer)))
      throw new AppError(OFFER.errors.OFFER_ENDED);
    if (offer.state !== 'sent') throw new AppError(OFFER.errors.OFFER_ANSWERED);
    if (hash !== hashOfOffer(offer)) throw new AppError(OFFER.errors.OFFER_CHANGED);
  }

  private evidenceOf({ step, name, hash, note, origin }: OfferAnswer & { origin: SignInOrigin }) {
    const now = this.clock.now();
    return {
      decidedAt: now,
      ...(step === 'accept' && { acceptedAt: now }),
      answeredName: name.trim() || null,
      answeredAddress: origin.address,
      answeredAgent: origin.userAgent,
      answeredHash: hash,
      ...(note.trim() && { note: note.trim() }),
    };
  }

  private async notify(
    { applicationId, candidateName: name, openingTitle: title }: OfferRow,
    step: 'accept' | 'decline',
  ) {
    await this.notifications.notify({
      to: { check: OFFER.check('update') },
      kind: 'hiring.answered',
      query: `id=${applicationId}`,
      title:
        step === 'accept'
          ? words('{name} accepts the offer for {title}', { name, title })
          : words('{name} declines the offer for {title}', { name, title }),
    });
  }
}
