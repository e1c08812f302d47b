import { LOCALES, type Language } from '@atrium/contracts';
import { Letterheads } from '@atrium/identity';
import { definePdf, Pdfs } from '@atrium/pdf';
import { Limiter, RequestContext } from '@atrium/platform';
import { say, words, type Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { OfferRow } from '../hiring/offer.record.js';
import { hashOfOffer, sayOfferNumber } from './offer-terms.rules.js';

const OFFER_PAPER = definePdf(new URL('./offer.typ', import.meta.url));
/** A PDF takes the processor for a while. */
const MOST = { limit: 30, windowSeconds: 600 };

/** Offers as PDF in the company's look; an answered one ends with its evidence. */
@Injectable()
export class OfferPaper {
  constructor(
    private readonly limiter: Limiter,
    private readonly letterheads: Letterheads,
    private readonly pdfs: Pdfs,
  ) {}

  /** The caller has checked that the person may read it. @throws {AppError} TOO_MANY_ATTEMPTS */
  async make(companyId: string, offer: OfferRow, timezone: string): Promise<{ name: string; bytes: Buffer }> {
    await this.limiter.hit(`offer paper ${offer.id}`, MOST);
    const { name, address, logo } = await this.letterheads.of(companyId);
    const number = sayOfferNumber(offer.number);
    const language = RequestContext.language() ?? 'en';
    const bytes = await this.pdfs.make({
      companyId,
      template: OFFER_PAPER,
      title: `${number} ${offer.openingTitle}`,
      language,
      company: { name, address, logo },
      data: paperOf(offer, { language, timezone, company: name }),
    });
    return { name: `${number}.pdf`, bytes };
  }
}

interface Reading {
  language: Language;
  timezone: string;
}

function paperOf(offer: OfferRow, { language, timezone, company }: Reading & { company: string }) {
  const t = (said: Said): string => say(said, language);
  const day = (text: string) => words('{day}', { day: { day: text } });
  const pay = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'INR' }).format(
    offer.pay / 100,
  );
  const number = sayOfferNumber(offer.number);
  return {
    number,
    numbered: t(words('Offer number: {number}', { number })),
    date: t(day((offer.sentAt ?? offer.createdAt).toISOString().slice(0, 10))),
    to: offer.candidateName,
    subject: t(words('Offer: {title}', { title: offer.openingTitle })),
    paragraphs: [
      t(
        words('We are glad to offer you to work with us as {title}, on these terms.', {
          title: offer.openingTitle,
        }),
      ),
    ],
    terms: [
      [t(words('Pay a year')), pay],
      [t(words('First day')), t(day(offer.joiningOn))],
      [
        t(words('Probation')),
        t(
          words('{count, plural, =0 {None} one {# month} other {# months}}', {
            count: offer.probationMonths,
          }),
        ),
      ],
      [t(words('Answer until')), t(day(offer.expiresOn))],
    ],
    sincerely: t(words('Yours sincerely,')),
    company,
    evidence: evidenceOf(offer, { language, timezone }).map(t),
  };
}

/** Who answered, when and from where, and a fingerprint of what they answered. */
export function evidenceOf(offer: OfferRow, { language, timezone }: Reading): Said[] {
  const {
    answeredName: name,
    answeredAddress: address,
    answeredAgent: agent,
    answeredHash,
    decidedAt,
  } = offer;
  if (answeredHash === null || decidedAt === null) return [];
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: timezone,
  });
  const time = format.format(decidedAt);
  return [
    offer.state === 'declined'
      ? words('Declined on {time}', { time })
      : words('Accepted by {name} on {time}', { name: name ?? offer.candidateName, time }),
    words('From {address}', { address: [address, agent].filter(Boolean).join(', ') }),
    words('Fingerprint of this offer: {hash}', { hash: answeredHash }),
    ...(answeredHash === hashOfOffer(offer) ? [] : [words('The offer has been changed since.')]),
  ];
}
