import { words } from '@atrium/reach';
import type { OfferRow } from '../hiring/offer.record.js';
import { renderCareers } from './careers-page.mapper.js';
import type { CareersSite } from './careers-site.rules.js';
import { html, type Piece } from './markup.rules.js';
import { evidenceOf } from './offer-paper.service.js';
import { hashOfOffer, sayOfferNumber } from './offer-terms.rules.js';

export interface ShownOffer {
  offer: OfferRow;
  link: string;
  hasEnded: boolean;
  /** Why the last answer was not taken. */
  fault: string | null;
}

/** An offer, as its applicant reads and answers it. */
export function renderOffer(site: CareersSite, shown: ShownOffer): string {
  const { t, company } = site;
  const { offer, link } = shown;
  const title = t(words('Your offer: {title}', { title: offer.openingTitle }));
  const fact = (label: string, value: string): Piece =>
    html`<div>
      <dt>${label}</dt>
      <dd>${value}</dd>
    </div>`;
  return renderCareers(site, {
    title,
    description: null,
    page: 'offer',
    query: { link },
    content: html`<h1>${title}</h1>
      <p class="soft">
        ${t(
          words('{company} makes this offer to {name}. Number {number}.', {
            company: company.name,
            name: offer.candidateName,
            number: sayOfferNumber(offer.number),
          }),
        )}
      </p>
      ${shown.fault !== null && html`<div class="faults" role="alert">${shown.fault}</div>`}
      <dl class="facts">
        ${fact(t(words('Pay a year')), site.amount(offer.pay))}
        ${fact(t(words('First day')), site.day(offer.joiningOn))}
        ${fact(
          t(words('Probation')),
          t(
            words('{count, plural, =0 {None} one {# month} other {# months}}', {
              count: offer.probationMonths,
            }),
          ),
        )}
        ${fact(t(words('Answer until')), site.day(offer.expiresOn))}
      </dl>
      <p>
        <a class="button plain" href="${site.path('offer/paper', { link })}"
          >${t(words('Save the offer as PDF'))}</a
        >
      </p>
      ${standOf(site, shown)}`,
  });
}

function standOf(site: CareersSite, shown: ShownOffer): Piece {
  const { t, company } = site;
  const { offer } = shown;
  if (offer.state === 'sent' && !shown.hasEnded) return answersOf(site, shown);
  if (offer.state === 'sent' || offer.state === 'expired')
    return html`<p class="card" role="status">
      ${t(
        words('This offer expired on {day}. Write to {company} if you want another.', {
          day: { day: offer.expiresOn },
          company: company.name,
        }),
      )}
    </p>`;
  const evidence = evidenceOf(offer, { language: site.language, timezone: company.timezone });
  const said =
    offer.state === 'declined' ? words('You declined this offer.') : words('This offer is accepted.');
  return html`<div class="card" role="status">
    <p><strong>${t(said)}</strong></p>
    ${evidence.map((line) => html`<p class="small soft">${t(line)}</p>`)}
  </div>`;
}

function answersOf(site: CareersSite, { offer, link }: ShownOffer): Piece {
  const { t } = site;
  const hidden = html`<input type="hidden" name="link" value="${link}" />
    <input type="hidden" name="hash" value="${hashOfOffer(offer)}" />`;
  return html`<form class="card" method="post" action="${site.path('offer/accept')}">
      ${hidden}
      <h2>${t(words('Accept'))}</h2>
      <label for="name">${t(words('Your name in full'))}</label>
      <input
        type="text"
        id="name"
        name="name"
        maxlength="120"
        required
        autocomplete="name"
        aria-describedby="name-help"
      />
      <p class="help" id="name-help">
        ${t(
          words(
            'Typing your name and pressing Accept has the effect of a signature. Name, time and address are kept with it.',
          ),
        )}
      </p>
      <div class="acts"><button>${t(words('Accept the offer'))}</button></div>
    </form>
    <details class="card">
      <summary>${t(words('Decline instead'))}</summary>
      <form method="post" action="${site.path('offer/decline')}">
        ${hidden}
        <label for="note">${t(words('Why (not required)'))}</label>
        <textarea id="note" name="note" maxlength="500"></textarea>
        <div class="acts"><button class="risky">${t(words('Decline the offer'))}</button></div>
      </form>
    </details>`;
}
