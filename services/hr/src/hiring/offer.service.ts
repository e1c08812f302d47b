import {
  dayIn,
  OFFER,
  OPENING,
  type CreateOffer,
  type Offer,
  type StepBody,
  type Transition,
  type UpdateOffer,
} from '@atrium/contracts';
import { AppError, Clock, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ApplicationRecords } from './application-records.service.js';
import { ApplicationOffers } from './application-offers.service.js';
import { OFFERS, type OfferRow, type OfferSteps } from './offer.record.js';
import { OfferRepository } from './offer.repository.js';
import { OpeningRepository } from './opening.repository.js';
import { Openings } from './openings.service.js';

/** What applicants are offered, until they answer. Each step locks the opening first, under which seats are counted. */
@Injectable()
export class OfferService {
  readonly steps: OfferSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly openings: Openings,
    private readonly seats: OpeningRepository,
    private readonly applications: ApplicationRecords,
    private readonly ways: ApplicationOffers,
    private readonly numbers: OfferRepository,
  ) {
    this.steps = records.of(OFFERS);
  }

  /** @throws {AppError} NOT_FOUND of the application, OFFER_NOT_SELECTED, OFFER_THERE, and what its days refuse */
  create(user: SignedInUser, given: CreateOffer): Promise<Offer> {
    return this.db.run(user.companyId, async () => {
      const { openingId } = await this.applications.steps.find(user, given.applicationId);
      await this.openings.lock(openingId);
      const { state } = await this.applications.steps.rows.lock(given.applicationId);
      if (state !== 'selected') throw new AppError(OFFER.errors.OFFER_NOT_SELECTED);
      this.checkDays(user, given);
      return this.steps.create(user, { ...given, openingId, number: await this.numbers.nextNumber() });
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED and what its days refuse */
  update(user: SignedInUser, id: string, { version, ...given }: UpdateOffer): Promise<Offer> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: (before) => {
        this.checkDays(user, { ...before, ...given });
        return given;
      },
    });
  }

  /**
   * The only step that takes a seat.
   * @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, OPENING_CLOSED, NO_SEAT_LEFT, OFFER_ABOVE_BUDGET,
   * OFFER_NOT_SELECTED
   */
  send(user: SignedInUser, id: string, { version }: Transition): Promise<Offer> {
    return this.steps.run(user, {
      step: 'send',
      id,
      version,
      first: () => this.lockOpening(user, id),
      change: async (row) => {
        this.checkDays(user, row);
        await this.checkSeat(user, row);
        await this.ways.toOffer(user, row.applicationId);
        return { sentAt: this.clock.now() };
      },
    });
  }

  /** As the applicant said. @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, OFFER_ENDED */
  accept(user: SignedInUser, id: string, { version }: Transition): Promise<Offer> {
    return this.steps.run(user, {
      step: 'accept',
      id,
      version,
      first: () => this.lockOpening(user, id),
      change: (row) => {
        if (this.hasEnded(user, row)) throw new AppError(OFFER.errors.OFFER_ENDED);
        const now = this.clock.now();
        return { decidedAt: now, acceptedAt: now };
      },
    });
  }

  decline(user: SignedInUser, id: string, body: StepBody<typeof OFFER, 'decline'>): Promise<Offer> {
    return this.end(user, id, { step: 'decline', ...body });
  }

  withdraw(user: SignedInUser, id: string, { version }: Transition): Promise<Offer> {
    return this.end(user, id, { step: 'withdraw', version });
  }

  /** Nobody answered in time. @throws {AppError} OFFER_RUNS */
  lapse(user: SignedInUser, id: string, { version }: Transition): Promise<Offer> {
    return this.end(user, id, { step: 'lapse', version });
  }

  /** Whoever accepted did not come: the seat is free again. */
  miss(user: SignedInUser, id: string, { version }: Transition): Promise<Offer> {
    return this.end(user, id, { step: 'miss', version });
  }

  private end(user: SignedInUser, id: string, { step, version, note }: Ending): Promise<Offer> {
    return this.steps.run(user, {
      step,
      id,
      version,
      first: () => this.lockOpening(user, id),
      change: async (row) => {
        if (step === 'lapse' && !this.hasEnded(user, row)) throw new AppError(OFFER.errors.OFFER_RUNS);
        if (row.state !== 'draft') await this.ways.afterOffer(user, row.applicationId, step);
        return { decidedAt: this.clock.now(), ...(note && { note }) };
      },
    });
  }

  private async lockOpening(user: SignedInUser, id: string): Promise<void> {
    const { openingId } = await this.steps.find(user, id);
    await this.openings.lock(openingId);
  }

  private async checkSeat(user: SignedInUser, { openingId, pay }: OfferRow): Promise<void> {
    const opening = await this.openings.read(openingId);
    if (opening.state !== 'open') throw new AppError(OPENING.errors.OPENING_CLOSED);
    if (pay > opening.budgetMax && user.role !== 'admin') throw new AppError(OFFER.errors.OFFER_ABOVE_BUDGET);
    const taken = await this.seats.countTaken(openingId, this.today(user));
    if (taken >= opening.headcount) throw new AppError(OFFER.errors.NO_SEAT_LEFT);
  }

  private checkDays(user: SignedInUser, { expiresOn, joiningOn }: Days): void {
    if (expiresOn < this.today(user)) throw refusedField('expiresOn', OFFER.errors.OFFER_ENDS_PAST);
    if (joiningOn < expiresOn) throw refusedField('joiningOn', OFFER.errors.OFFER_JOINS_FIRST);
  }

  private hasEnded(user: SignedInUser, { expiresOn }: OfferRow): boolean {
    return expiresOn < this.today(user);
  }

  private today({ companyTimezone }: SignedInUser): string {
    return dayIn(this.clock.now(), companyTimezone);
  }
}

type Days = Pick<OfferRow, 'expiresOn' | 'joiningOn'>;

interface Ending extends Transition {
  step: 'decline' | 'withdraw' | 'lapse' | 'miss';
  note?: string;
}
