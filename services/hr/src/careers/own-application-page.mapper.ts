import { labelOfHiringStage } from '@atrium/contracts';
import { words } from '@atrium/reach';
import type { OwnApplication } from './applying.repository.js';
import { renderCareers } from './careers-page.mapper.js';
import type { CareersSite } from './careers-site.rules.js';
import { html, Markup, type Piece } from './markup.rules.js';

export interface ShownApplication {
  application: OwnApplication;
  link: string;
  /** The address of an offer that waits or was answered. */
  offerUrl: string | null;
  /** The last day on which they may be added to other openings. */
  keptUntil: string | null;
  /** Openings to which they were added since, with the address of each application. */
  added: readonly { title: string; at: Date; url: string }[];
  fault: string | null;
}

/** How far one's own application is, and what one can do with it. */
export function renderOwnApplication(site: CareersSite, shown: ShownApplication): string {
  const { t } = site;
  const { application, link, offerUrl, fault } = shown;
  const { title, name, createdAt } = application;
  return renderCareers(site, {
    title: t(words('My application: {title}', { title })),
    description: null,
    page: 'me',
    query: { link },
    content: html`<h1>${title}</h1>
      <p class="soft">${t(words('{name}, applied on {day}', { name, day: site.moment(createdAt) }))}</p>
      ${fault !== null && html`<div class="faults" role="alert">${fault}</div>`} ${wayOf(site, application)}
      ${addedNotes(site, shown)}
      ${offerUrl !== null && html`<p class="card"><a class="button" href="${offerUrl}">${t(words('Read the offer'))}</a></p>`}
      <div class="card">
        <h2>${t(words('My data'))}</h2>
        <p>
          ${t(words('A file with all that is kept of this application, for people and programs to read.'))}
        </p>
        <p>
          <a class="button plain" href="${site.path('me/data', { link })}">${t(words('Download my data'))}</a>
        </p>
      </div>
      ${keepingOf(site, shown)} ${actsOf(site, shown)}`,
  });
}

function wayOf({ t, known }: CareersSite, { state, stageId, stages }: OwnApplication): Piece {
  if (state === 'withdrawn')
    return html`<p class="card" role="status">${t(words('You have withdrawn this application.'))}</p>`;
  if (state === 'rejected')
    return html`<p class="card" role="status">
      ${t(words('We have chosen someone else. Thank you for applying.'))}
    </p>`;
  const at = state === 'joined' ? stages.length : stages.findIndex(({ id }) => id === stageId);
  return html`<ol class="way" aria-label="${t(words('How far it is'))}">
    ${stages.map((stage, place) => {
      const kind = place < at ? 'done' : place === at ? 'at' : '';
      return html`<li class="${kind}" ${place === at && new Markup(' aria-current="step"')}>
        ${known(labelOfHiringStage(stage))}
      </li>`;
    })}
  </ol>`;
}

/** That they were added to another opening, on both applications. */
function addedNotes(site: CareersSite, { application, added }: ShownApplication): Piece {
  const { t } = site;
  const { addedFrom, createdAt } = application;
  const day = site.moment(createdAt);
  return html`${
    addedFrom !== null &&
    html`<p class="card">
      ${t(
        words(
          'We added you here on {day}, because you agreed to be kept for other openings when you applied for {title}.',
          { day, title: addedFrom },
        ),
      )}
    </p>`
  }${added.map(
    ({ title, at, url }) =>
      html`<p class="card" role="status">
        ${t(words('On {day} we added you to another opening, {title}.', { day: site.moment(at), title }))}
        <a href="${url}">${t(words('See that application'))}</a>
      </p>`,
  )}`;
}

/** That they are kept for other openings, which they take back as easily as they agreed. */
function keepingOf(site: CareersSite, { keptUntil, link }: ShownApplication): Piece {
  const { t } = site;
  if (keptUntil === null) return null;
  return html`<div class="card">
    <h2>${t(words('Other openings'))}</h2>
    <p>
      ${t(
        words('You agreed to be kept for other openings until {day}. Until then we may add you to one.', {
          day: site.day(keptUntil),
        }),
      )}
    </p>
    <form method="post" action="${site.path('me/stop-keeping')}">
      <input type="hidden" name="link" value="${link}" />
      <button class="plain">${t(words('Do not keep me for other openings'))}</button>
    </form>
  </div>`;
}

function actsOf(site: CareersSite, { application, link }: ShownApplication): Piece {
  const { t } = site;
  const { state } = application;
  const runs = !['withdrawn', 'rejected', 'joined', 'offer'].includes(state);
  const act = (page: string, [label, text, sure]: readonly [string, string, string]): Piece =>
    html`<details class="card">
      <summary>${label}</summary>
      <p>${text}</p>
      <form method="post" action="${site.path(page)}">
        <input type="hidden" name="link" value="${link}" /> <button class="risky">${sure}</button>
      </form>
    </details>`;
  return html`${
    runs &&
    act('me/withdraw', [
      t(words('Withdraw my application')),
      t(words('We then no longer consider you for this job.')),
      t(words('Withdraw it')),
    ])
  }${
    state !== 'offer' &&
    act('me/erase', [
      t(words('Erase my data')),
      t(
        words('Your name, contacts, resume and answers are removed for good, of all your applications here.'),
      ),
      t(words('Erase it for good')),
    ])
  }`;
}
