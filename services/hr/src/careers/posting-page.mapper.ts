import { labelOfHiringStage } from '@atrium/contracts';
import { words } from '@atrium/reach';
import { renderForm, type ShownForm } from './apply-form-page.mapper.js';
import { renderCareers, renderText } from './careers-page.mapper.js';
import type { CareersSite } from './careers-site.rules.js';
import { dataOf, html, type Piece } from './markup.rules.js';
import { excerptOf, jobPostingOf, sayWhere } from './posting-facts.rules.js';
import type { Posting } from './posting.types.js';

/** One job, and the form by which somebody applies. */
export function renderPosting(site: CareersSite, posting: Posting, form: ShownForm): string {
  const { t, company } = site;
  return renderCareers(site, {
    title: posting.title,
    description:
      excerptOf(posting) || t(words('{title} at {company}', { title: posting.title, company: company.name })),
    page: posting.slug,
    wide: true,
    data: dataOf(jobPostingOf(site, posting)),
    content: html`<p><a href="${site.path()}">${t(words('All openings'))}</a></p>
      <div class="two">
        <div>
          <h1>${posting.title}</h1>
          <p class="soft">${[sayWhere(site, posting), posting.department].filter(Boolean).join(' · ')}</p>
          ${factsOf(site, posting)} ${renderText(posting.posting)} ${nextOf(site, posting)}
        </div>
        ${renderForm(site, posting, form)}
      </div>`,
  });
}

function factsOf(site: CareersSite, { payShown, budgetMin, budgetMax, neededBy, closesOn }: Posting): Piece {
  const { t } = site;
  const fact = (label: string, value: string): Piece =>
    html`<div>
      <dt>${label}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<dl class="facts">
    ${payShown && fact(t(words('Pay a year')), site.pay(budgetMin, budgetMax))}
    ${fact(t(words('Starts by')), site.day(neededBy))}
    ${closesOn && fact(t(words('Closes')), site.day(closesOn))}
  </dl>`;
}

function nextOf({ t, known }: CareersSite, { stages }: Posting): Piece {
  const after = stages.filter(({ kind }) => kind !== 'applied' && kind !== 'selected');
  return html`<h2>${t(words('What happens next'))}</h2>
    <ol>
      <li>${t(words('You apply'))}</li>
      ${after.map((stage) => html`<li>${known(labelOfHiringStage(stage))}</li>`)}
    </ol>`;
}
