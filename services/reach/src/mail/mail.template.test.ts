import { LANGUAGES } from '@atrium/contracts';
import { spokenLanguage } from '@atrium/platform';
import { joined } from '../words/words.js';
import { hello, renderMail } from './mail.template.js';

const MAIL = {
  kind: { key: 'pens.news', notCounted: 'For this test.' },
  to: 'asha@acme.test',
  subject: joined(' – ', [hello('Asha'), 'Acme']),
  text: [hello('<b>Asha</b>'), joined('\n', ['First line', 'Second line'])],
  action: { label: 'Open', url: 'http://localhost:4300/x?a=1&b=2' },
};

test.each([
  ['en', 'ltr', 'Hello Asha, – Acme'],
  ['hi', 'ltr', 'नमस्ते Asha, – Acme'],
  ['ar', 'rtl', 'مرحبًا Asha، – Acme'],
] as const)(
  'a mail in %s says its language and direction, also without html and body',
  (language, dir, subject) => {
    const mail = renderMail(MAIL, language);
    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain(`<html lang="${language}" dir="${dir}">`);
    expect(mail.html).toContain(`<div lang="${language}" dir="${dir}"`);
  },
);

test('the subject is one line in one direction, whatever names an earlier release accepted', () => {
  const subject = hello('Asha\r\nBcc: all@evil.test\u202e');
  expect(renderMail({ ...MAIL, subject }, 'en').subject).toBe('Hello Asha Bcc: all@evil.test,');
});

test('values are escaped, lines are kept, and both forms have the link', () => {
  for (const language of LANGUAGES) {
    const { html, text } = renderMail(MAIL, language);
    expect(html).toContain('&lt;b&gt;Asha&lt;/b&gt;');
    expect(html).toContain('<p>First line<br>Second line</p>');
    expect(html).toContain('<a href="http://localhost:4300/x?a=1&amp;b=2"');
    expect(text).toMatch(/First line\nSecond line\n\nOpen: http:\/\/localhost:4300\/x\?a=1&b=2\n$/);
  }
});

test.each([
  ['hi', 'hi'],
  ['ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
  ['fr-FR, HI-in;q=0.5', 'hi'],
  ['fr,de;q=0.7', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
])('a page that asks for %j reads %j', (header, language) => {
  expect(spokenLanguage(header)).toBe(language);
});
