import { toLine, type Language } from '@atrium/contracts';
import { escapeHtml } from '@atrium/platform';
import { say } from '../words/say.js';
import { words, type Said } from '../words/words.js';
import type { MailKind } from './mail-kind.js';

/** What a paragraph says, and where it leads. */
export type MailParagraph = Said | { text: Said; url: string };

export interface Mail {
  kind: MailKind;
  to: string;
  /** Where answers go, where somebody wrote it; else they go nowhere. */
  replyTo?: string;
  subject: Said;
  /** Paragraphs; line breaks within one are kept. */
  text: MailParagraph[];
  /** A link shown as a button below the text. */
  action?: { label: Said; url: string };
  /** Answers to choose from, shown as buttons beside each other above that link. */
  choices?: readonly { label: Said; url: string }[];
  /** Sent along, at most some megabytes together. */
  attachments?: readonly { name: string; type: string; bytes: Buffer }[];
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** The salutation of a mail. */
export const hello = (firstName: string): Said => words('Hello {firstName},', { firstName });

const FONT = 'font:16px/1.5 system-ui,sans-serif';
const BUTTON =
  'display:inline-block;padding:10px 20px;border-radius:8px;background:#3b5bdb;color:#fff;text-decoration:none';

/**
 * Renders a mail in a language, as text and HTML. Styles are inline because mail programs need that, and many drop
 * `html` and `body`.
 */
export function renderMail(mail: Mail, language: Language): RenderedMail {
  const subject = toLine(say(mail.subject, language));
  const paragraphs = mail.text.map((paragraph) =>
    isLink(paragraph)
      ? { text: say(paragraph.text, language), url: paragraph.url }
      : { text: say(paragraph, language), url: null },
  );
  const links = (mail.choices ?? []).map(({ label, url }) => ({ label: say(label, language), url }));
  const action = mail.action && { label: say(mail.action.label, language), url: mail.action.url };
  const plain = [
    ...paragraphs.map(({ text, url }) => (url === null ? text : `${text}\n${url}`)),
    ...(links.length > 0 ? [links.map(({ label, url }) => `${label}: ${url}`).join('\n')] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
  ];
  const attributes = `lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`;
  const html = `<!doctype html><html ${attributes}><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="${FONT}"><div ${attributes} style="${FONT}">${paragraphs.map(toHtml).join('')}${toButtons(links)}${action ? toButtons([action]) : ''}</div></body></html>`;
  return { subject, text: `${plain.join('\n\n')}\n`, html };
}

const isLink = (paragraph: MailParagraph): paragraph is { text: Said; url: string } =>
  typeof paragraph === 'object' && 'url' in paragraph;

function toHtml({ text, url }: { text: string; url: string | null }): string {
  const said = escapeHtml(text).replace(/\n/g, '<br>');
  return `<p>${url === null ? said : `<a href="${escapeHtml(url)}">${said}</a>`}</p>`;
}

function toButtons(links: readonly { label: string; url: string }[]): string {
  if (links.length === 0) return '';
  const buttons = links.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(label)}</a>`,
  );
  return `<p>${buttons.join('&nbsp; ')}</p>`;
}
