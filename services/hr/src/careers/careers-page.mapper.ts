import { companyLogoUrl, type Language } from '@atrium/contracts';
import { words } from '@atrium/reach';
import type { CareersSite } from './careers-site.rules.js';
import { CAREERS_STYLE } from './careers-style.rules.js';
import { html, Markup, type Piece } from './markup.rules.js';

/** As it is: the policy of the page names its fingerprint. */
const STYLE = new Markup(`<style>${CAREERS_STYLE}</style>`);

const TONGUES: Record<Language, string> = { en: 'English', hi: 'हिन्दी', ar: 'العربية' };

export interface CareersPage {
  /** Of the window, and of the heading unless the content has one. */
  title: string;
  /** For search engines and previews; null: the page is for one person, and is not found. */
  description: string | null;
  /** Below the company's pages; empty: the list. */
  page: string;
  /** Of the address, to be kept when the language is changed. */
  query?: Readonly<Record<string, string | undefined>>;
  wide?: boolean;
  /** For machines. */
  data?: Markup;
  content: Piece;
}

/** A whole page, which needs no script. */
export function renderCareers(site: CareersSite, page: CareersPage): string {
  const { company, language, t } = site;
  const whole = html`<!doctype html>
    <html lang="${language}" dir="${site.isRightToLeft ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title} – ${company.name}</title>
        ${headOf(site, page)} ${STYLE}
      </head>
      <body>
        <a class="skip" href="#main">${t(words('Go to the content'))}</a>
        <header>
          <nav class="bar" aria-label="${company.name}">
            <a class="brand" href="${site.path()}">${faceOf(site)}<span>${company.name}</span></a>
            <a href="${site.path()}">${t(words('Work with us'))}</a>
            <a href="${site.path('me')}">${t(words('My application'))}</a>
            <span class="tongues">${tonguesOf(site, page)}</span>
          </nav>
        </header>
        <main id="main" tabindex="-1" ${page.wide && new Markup(' class="wide"')}>${page.content}</main>
        <footer>
          <div class="bar">
            <span>${company.name}</span>
            <a href="${site.path('privacy')}">${t(words('How we handle your data'))}</a>
          </div>
        </footer>
      </body>
    </html> `;
  return whole.text;
}

function headOf(site: CareersSite, { title, description, page, data }: CareersPage): Piece {
  if (description === null) return html`<meta name="robots" content="noindex" />`;
  const { company } = site;
  return html`<meta name="description" content="${description}" />
    <link rel="canonical" href="${site.url(page)}" />
    <link rel="alternate" type="application/rss+xml" title="${company.name}" href="${site.url('feed.xml')}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${company.name}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${site.url(page)}" />
    ${
      data &&
      html`<script type="application/ld+json">
        ${data}
      </script>`
    }`;
}

const faceOf = ({ company }: CareersSite): Piece =>
  company.logo
    ? html`<img src="${companyLogoUrl(company)}" alt="" />`
    : html`<span class="tile" aria-hidden="true">${company.name.slice(0, 1)}</span>`;

const tonguesOf = (site: CareersSite, { page, query }: CareersPage): Piece =>
  Object.entries(TONGUES).map(
    ([language, name]) =>
      html`<a
        href="${site.path(page, { ...query, lang: language })}"
        lang="${language}"
        hreflang="${language}"
        ${language === site.language && new Markup(' aria-current="true"')}
        >${name}</a
      > `,
  );

/** Paragraphs; a line that begins with # is a heading, lines that begin with - are a list. */
export function renderText(text: string): Piece {
  return text.split(/\n\s*\n/).map((block) => {
    const pieces: Piece[] = [];
    let items: Piece[] = [];
    let lines: string[] = [];
    const end = () => {
      if (items.length > 0)
        pieces.push(
          html`<ul>
            ${items}
          </ul>`,
        );
      if (lines.length > 0)
        pieces.push(html`<p>${lines.map((line, at) => [at > 0 && html`<br />`, line])}</p>`);
      [items, lines] = [[], []];
    };
    for (const line of block
      .split('\n')
      .map((each) => each.trim())
      .filter(Boolean)) {
      const [, sign, rest = ''] = /^([#*-]) *(.+)$/.exec(line) ?? [];
      if (
        sign === '#' ||
        (sign !== undefined && lines.length > 0) ||
        (sign === undefined && items.length > 0)
      )
        end();
      if (sign === '#') pieces.push(html`<h2>${rest}</h2>`);
      else if (sign === undefined) lines.push(line);
      else items.push(html`<li>${rest}</li>`);
    }
    end();
    return pieces;
  });
}
