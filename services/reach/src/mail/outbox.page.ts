import { createHash } from 'node:crypto';
import { escapeHtml } from '@atrium/platform';
import type { StoredMail } from './outbox-folder.js';

const STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-inline-size:44rem;margin:2rem auto;padding-inline:1rem}
h1{font-size:1.5rem}
ul{list-style:none;padding:0}
li{border-block-end:1px solid #8884}
li a{display:block;padding-block:.75rem;color:inherit;text-decoration:none}
li a:hover,li a:focus{text-decoration:underline}
small{opacity:.75}
.text{white-space:pre-wrap;overflow-wrap:anywhere}
`;

/** Allows the pages' one style, by its hash, and no script or frame. */
export const OUTBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export function renderList(mails: StoredMail[]): string {
  const items = mails.map(
    ({ id, subject, to, at }) =>
      `<li><a href="/${escapeHtml(id)}"><strong dir="auto">${escapeHtml(subject)}</strong><br><small>to ${escapeHtml(to)}, ${time(at)}</small></a></li>`,
  );
  const body = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mail yet.</p>';
  return page(
    'Local outbox',
    `<h1>Local outbox</h1><p>Mail that Atrium would send. Set SMTP_URL to send it.</p>${body}`,
  );
}

export function renderMessage({ subject, to, at, text, attachments }: StoredMail): string {
  const files = attachments.map(({ name }) => `<li>${escapeHtml(name)}</li>`).join('');
  return page(
    subject,
    `<p><a href="/">All mail</a></p><h1 dir="auto">${escapeHtml(subject)}</h1><p><small>to ${escapeHtml(to)}, ${time(at)}</small></p><div class="text" dir="auto">${linked(text)}</div>${files && `<h2>Attached</h2><ul>${files}</ul>`}`,
  );
}

const time = (at: string): string =>
  `<time datetime="${escapeHtml(at)}">${escapeHtml(at.slice(0, 16).replace('T', ' '))} UTC</time>`;

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>"]+/g, (address) => `<a href="${address}">${address}</a>`);

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
