import { words } from '@atrium/reach';
import { renderCareers, renderText } from './careers-page.mapper.js';
import type { CareersSite } from './careers-site.rules.js';
import { html, Markup, type Piece } from './markup.rules.js';
import { sayWhere } from './posting-facts.rules.js';
import type { Posting } from './posting.types.js';

export interface ListQuery {
  q?: string | undefined;
  place?: string | undefined;
}

const FROM_HOME = '*home';

/** All jobs that take applicants, by team. */
export function renderOpenings(
  site: CareersSite,
  { postings, intro, query }: { postings: readonly Posting[]; intro: string; query: ListQuery },
): string {
  const { t, company } = site;
  const title = t(words('Work at {company}', { company: company.name }));
  const found = postings.filter((posting) => isFound(posting, query));
  return renderCareers(site, {
    title,
    description: intro.replaceAll(/\s+/g, ' ').slice(0, 200) || title,
    page: '',
    query: { ...query },
    content: [
      html`<h1>${title}</h1>
        ${renderText(intro)}`,
      postings.length === 0
        ? html`<p class="card">${t(words('There are no openings now. Look in again later.'))}</p>`
        : [findOf(site, postings, query), listOf(site, found)],
    ],
  });
}

function isFound({ title, department, place, workMode, posting }: Posting, query: ListQuery): boolean {
  if (query.place === FROM_HOME && workMode === 'office') return false;
  if (query.place && query.place !== FROM_HOME && query.place !== place) return false;
  const text = [title, department, place, posting].join(' ').toLowerCase();
  return (query.q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function findOf(site: CareersSite, postings: readonly Posting[], query: ListQuery): Piece {
  const { t } = site;
  const places = [...new Set(postings.map(({ place }) => place).filter(Boolean))].sort();
  const atHome = postings.filter(({ workMode }) => workMode !== 'office').length;
  const chip = (name: string, place: string | undefined, count: number): Piece =>
    html`<a
      class="chip"
      href="${site.path('', { q: query.q, place })}"
      ${query.place === place && new Markup(' aria-current="true"')}
      >${name} ${count}</a
    > `;
  return html`<form class="find" method="get" action="${site.path()}" role="search">
      ${site.path().includes('lang=') && html`<input type="hidden" name="lang" value="${site.language}" />`}
      ${query.place && html`<input type="hidden" name="place" value="${query.place}" />`}
      <div>
        <label for="q">${t(words('Search'))}</label>
        <input type="search" id="q" name="q" maxlength="100" value="${query.q}" />
      </div>
      <button class="plain">${t(words('Find'))}</button>
    </form>
    <nav class="find" aria-label="${t(words('Places'))}">
      ${chip(t(words('All jobs')), undefined, postings.length)}
      ${places.map((place) => chip(place, place, postings.filter((each) => each.place === place).length))}
      ${atHome > 0 && chip(t(words('From home')), FROM_HOME, atHome)}
    </nav>`;
}

function listOf(site: CareersSite, found: readonly Posting[]): Piece {
  const { t } = site;
  if (found.length === 0)
    return html`<p class="card" role="status">
      ${t(words('No opening fits. Leave out a word or choose another place.'))}
    </p>`;
  const teams = [...new Set(found.map(({ department }) => department ?? ''))].sort();
  return teams.map((team) => {
    const those = found.filter(({ department }) => (department ?? '') === team);
    return html`<h2>${team || t(words('Other jobs'))} <span class="soft">${those.length}</span></h2>
      <ul class="jobs">
        ${those.map((posting) => lineOf(site, posting))}
      </ul>`;
  });
}

const lineOf = (site: CareersSite, posting: Posting): Piece =>
  html`<li>
    <a href="${site.path(posting.slug)}">
      <span><strong>${posting.title}</strong><span class="soft small">${sayWhere(site, posting)}</span></span>
      ${
        posting.payShown &&
        html`<span class="pay"
          ><strong>${site.pay(posting.budgetMin, posting.budgetMax)}</strong>
          <span class="soft small">${site.aYear()}</span></span
        >`
      }</a
    >
  </li>`;
