import { words } from '@atrium/reach';
import type { CareersSite } from './careers-site.rules.js';
import { html, Markup } from './markup.rules.js';
import { excerptOf, sayWhere } from './posting-facts.rules.js';
import type { Posting } from './posting.types.js';

/** What no XML document may hold, however it is escaped. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The openings as RSS, for job sites and readers. */
export function renderFeed(site: CareersSite, postings: readonly Posting[]): string {
  const title = site.t(words('Work at {company}', { company: site.company.name }));
  const feed = html`${new Markup('<?xml version="1.0" encoding="utf-8"?>')}
<rss version="2.0"><channel>
<title>${title}</title>
<link>${site.url()}</link>
<description>${title}</description>
<language>${site.language}</language>
${postings.map(
  (posting) => html`<item>
<title>${posting.title}</title>
<link>${site.url(posting.slug)}</link>
<guid isPermaLink="true">${site.url(posting.slug)}</guid>
<pubDate>${posting.publishedAt.toUTCString()}</pubDate>
<description>${[sayWhere(site, posting), excerptOf(posting)].filter(Boolean).join('\n')}</description>
</item>
`,
)}</channel></rss>
`;
  return feed.text.replaceAll(UNWRITABLE, '');
}
