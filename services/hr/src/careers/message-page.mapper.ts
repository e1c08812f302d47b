import { words, type Said } from '@atrium/reach';
import { renderCareers } from './careers-page.mapper.js';
import type { CareersSite } from './careers-site.rules.js';
import { html } from './markup.rules.js';

/** A page that says one thing. */
export function renderMessage(site: CareersSite, { title, text }: { title: Said; text: Said }): string {
  const heading = site.t(title);
  return renderCareers(site, {
    title: heading,
    description: null,
    page: '',
    content: html`<h1>${heading}</h1>
      <p>${site.t(text)}</p>
      <p><a class="button plain" href="${site.path()}">${site.t(words('All openings'))}</a></p>`,
  });
}

/** How applicants' data is handled. */
export function renderPrivacy(site: CareersSite, keepDays: number): string {
  const { t, company } = site;
  const title = t(words('How we handle your data'));
  const lines = [
    words('{company} keeps what you send for one purpose: to decide who gets the job.', {
      company: company.name,
    }),
    words('Only the people who hire for it see your name, contacts, resume and answers.'),
    words('All of it is erased automatically, {days} days after the decision.', { days: keepDays }),
    words('If you allowed it, you may be asked about other openings for 12 months; then it is erased.'),
    words(
      'By the link in the email that you get you can withdraw, take your data along or have it erased at any time.',
    ),
  ];
  return renderCareers(site, {
    title,
    description: null,
    page: 'privacy',
    content: html`<h1>${title}</h1>
      ${lines.map((line) => html`<p>${t(line)}</p>`)}`,
  });
}
