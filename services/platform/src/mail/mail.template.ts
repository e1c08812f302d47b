import { escapeHtml } from '../http/html.js';

export interface Mail {
  to: string;
  subject: string;
  /** Plain paragraphs, separated by an empty line. */
  text: string;
  /** A link shown as a button below the text; both or neither. */
  actionLabel?: string;
  actionUrl?: string;
}

const FONT = 'font:16px/1.5 system-ui,sans-serif';
const BUTTON =
  'display:inline-block;padding:10px 20px;border-radius:8px;background:#3b5bdb;color:#fff;text-decoration:none';

/** A mail's two bodies. Mail programs need their styles inline. */
export function renderMail({ subject, text, actionLabel, actionUrl }: Mail): { text: string; html: string } {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\n/g, '<br>')}</p>`);
  const action =
    actionLabel && actionUrl
      ? `<p><a href="${escapeHtml(actionUrl)}" style="${BUTTON}">${escapeHtml(actionLabel)}</a></p>`
      : '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="${FONT}">${paragraphs.join('')}${action}</body></html>`;
  return { text: actionUrl ? `${text}\n\n${actionLabel ?? 'Open'}: ${actionUrl}\n` : `${text}\n`, html };
}
