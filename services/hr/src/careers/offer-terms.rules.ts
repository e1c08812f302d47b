import { createHash } from 'node:crypto';
import type { OfferRow } from '../hiring/offer.record.js';

type Terms = Pick<
  OfferRow,
  'number' | 'candidateName' | 'openingTitle' | 'pay' | 'joiningOn' | 'expiresOn' | 'probationMonths'
>;

/** A fingerprint of what an offer says, which is the same as long as it says the same. */
export const hashOfOffer = (offer: Terms): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        offer.number,
        offer.candidateName,
        offer.openingTitle,
        offer.pay,
        offer.joiningOn,
        offer.expiresOn,
        offer.probationMonths,
      ]),
    )
    .digest('hex');

/** The number as papers show it. */
export const sayOfferNumber = (number: number): string => `OFFER-${String(number).padStart(4, '0')}`;
