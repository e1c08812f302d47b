import { compileMessage } from '@lingui/message-utils/compileMessage';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { compileText } from './compile-text.js';
import { compareTexts, formatDate, formatTime, formatList, formatMoney, formatRelative } from './formats.js';
import { formatNumber } from './number-format.js';
import { addTextSource, addWords, allLabelled, labelled, showLanguage, t, translate } from './texts.js';
import { Trans } from './trans.js';

const ROWS = '{count, plural, one {# row} other {# rows}}';
const hi = {
  Save: 'सहेजें',
  Name: 'नाम',
  'Read the <0>guide</0>, {name}.': '{name}, <0>मार्गदर्शिका</0> पढ़ें।',
  '{0} is not a date.': '{0} कोई तारीख नहीं है।',
  [ROWS]: '{count, plural, one {# पंक्ति} other {# पंक्तियाँ}}',
};
const ar = {
  Save: 'حفظ',
  [ROWS]: '{count, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}',
};
const source = {
  hi: () => Promise.resolve({ default: hi }),
  ar: () => Promise.resolve({ default: ar }),
};
afterEach(() => showLanguage('en'));

test('English stands in the code: values, plurals, numbers, and two meanings of one word', () => {
  expect(t('Save')).toBe('Save');
  expect(t('{name} of {count, number}', { name: 'Row 1', count: 1234567 })).toBe('Row 1 of 12,34,567');
  expect([0, 1, 2].map((count) => t(ROWS, { count }))).toEqual(['0 rows', '1 row', '2 rows']);
  expect(t('Open::state')).toBe('Open');
});

test('another language counts by its own forms, in every package, and falls back to English', async () => {
  await addTextSource(source);
  await showLanguage('ar');
  const counts = [0, 1, 2, 3, 11, 100].map((count) => t(ROWS, { count }));
  expect(counts).toEqual(['لا صفوف', 'صف واحد', 'صفان', '3 صفوف', '11 صفًا', '100 صف']);
  expect([t('Save'), t('Not translated')]).toEqual(['حفظ', 'Not translated']);
  await addTextSource({
    ...source,
    ar: () => Promise.resolve({ default: { Save: 'خزن', 'Not translated': 'فتح' } }),
  });
  expect([t('Save'), t('Not translated')]).toEqual(['حفظ', 'فتح']);
});

test('a language whose texts cannot be had is not shown, and is fetched anew at the next try', async () => {
  let tries = 0;
  const broken = {
    ...source,
    hi: () => ((tries += 1) === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ default: hi })),
  };
  await addTextSource(broken);
  await expect(showLanguage('hi')).rejects.toThrow('offline');
  expect(t('Save')).toBe('Save');
  await showLanguage('hi');
  expect(t('Save')).toBe('सहेजें');
});

test('what the server says in English is shown in the language, with what it put in', async () => {
  await addTextSource(source);
  await showLanguage('hi');
  expect(translate('Name is not a date.')).toBe('नाम कोई तारीख नहीं है।');
  expect(translate('12 (Pune) is not a date.')).toBe('12 (Pune) कोई तारीख नहीं है।');
  expect(translate('Something {new}.')).toBe('Something {new}.');
  addWords({ hi: { Leave: 'छुट्टी' } });
  expect(translate('Leave')).toBe('छुट्टी');
});

test('the values of a choice come with their labels in the language, in the given order', async () => {
  await addTextSource(source);
  await showLanguage('hi');
  const labels = { name: 'Name', save: 'Save' };
  const [name, save] = [
    { value: 'name', label: hi.Name },
    { value: 'save', label: hi.Save },
  ];
  expect(labelled(['save', 'name'], labels)).toEqual([save, name]);
  expect(allLabelled(labels)).toEqual([name, save]);
});

test('a text with elements in it', async () => {
  const words = (
    <Trans id="Read the <0>guide</0>, {name}." values={{ name: <b>Asha</b> }} components={[<i key="0" />]} />
  );
  expect(render(words).container.innerHTML).toBe('Read the <i>guide</i>, <b>Asha</b>.');
  await addTextSource(source);
  await showLanguage('hi');
  expect(render(words).container.innerHTML).toBe('<b>Asha</b>, <i>मार्गदर्शिका</i> पढ़ें।');
});

test('dates, numbers, money, lists and order follow the language', async () => {
  await addTextSource(source);
  const shown = () => [
    formatDate('2026-08-12'),
    formatNumber(1234567.5),
    formatMoney(1_860_000_00, 'INR'),
    formatList(['A', 'B', 'C']),
    formatRelative(-1, 'day'),
  ];
  expect(shown()).toEqual(['12 Aug 2026', '12,34,567.5', '₹18,60,000', 'A, B and C', 'yesterday']);
  await showLanguage('hi');
  expect(shown()).toEqual(['12 अग॰ 2026', '12,34,567.5', '₹18,60,000', 'A, B, और C', 'कल']);
  await showLanguage('ar');
  expect(formatDate('2026-08-12', { dateStyle: 'long' })).toContain('أغسطس');
  expect(shown().slice(1)).toEqual(['1,234,567.5', '\u2066₹18,60,000\u2069', 'A وB وC', 'أمس']);
  expect(['b10', 'b9', 'a'].sort(compareTexts)).toEqual(['a', 'b9', 'b10']);
});

test('English is read as the build reads the other languages', () => {
  const words = fc.stringMatching(/^[A-Za-z ,.’“”()%-]{0,12}$/);
  const value = fc.constantFrom('{name}', '{count, number}', '{count}');
  const flat = fc.array(fc.oneof(words, value), { maxLength: 4 }).map((parts) => parts.join(''));
  const plural = fc
    .tuple(flat, flat)
    .map(([one, other]) => `{count, plural, =0 {none} one {# ${one}} other {# ${other}}}`);
  const select = fc.tuple(flat, plural).map(([a, b]) => `{kind, select, day {${a}} other {${b}}}`);
  const text = fc.array(fc.oneof(flat, plural, select), { minLength: 1, maxLength: 3 });
  const normal = (message: unknown) =>
    JSON.stringify(message, (key, value: unknown) => (key === 'offset' ? undefined : value));
  fc.assert(
    fc.property(text, (parts) => {
      const written = parts.join('');
      if (!written.includes('{')) return;
      expect(normal(compileText(written))).toBe(normal(compileMessage(written)));
    }),
  );
});

test('hours are 0 to 23 in each language, and say whose clock it is where it is not the reader’s', async () => {
  const at = '2026-11-20T13:05:00Z';
  const [own, other] = new Date(at).getTimezoneOffset() === 0 ? ['UTC', 'Asia/Kolkata'] : [undefined, 'UTC'];
  for (const tongue of ['en', 'hi', 'ar'] as const) {
    await showLanguage(tongue);
    expect(formatTime(at, own ? { zone: own } : {})).toMatch(/^\d\d:\d\d$/);
    expect(formatTime(at, { zone: other })).toMatch(/^\d\d:\d\d\s\S/);
    expect(formatDate(at, { timeStyle: 'short' })).toMatch(/^\d\d:\d\d$/);
  }
  await showLanguage('en');
});

test('on a page that was turned from right to left, figures and words of English keep their order', () => {
  const said = () => [
    t('{done} of {total}', { done: 2, total: 5 }),
    t('Save'),
    formatDate('2026-11-26'),
    formatNumber(12),
    formatRelative(-5, 'minute'),
  ];
  const plain = said();
  expect(plain).toEqual(['2 of 5', 'Save', '26 Nov 2026', '12', '5 minutes ago']);
  document.documentElement.dir = 'rtl';
  try {
    const isolated = (text: string) => `\u2066${text}\u2069`;
    expect(said()).toEqual([
      isolated('2 of 5'),
      'Save',
      isolated('26 Nov 2026'),
      '12',
      isolated('5 minutes ago'),
    ]);
  } finally {
    document.documentElement.dir = '';
  }
});
