import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { explainSuppression } from './explain-suppression.rule.mjs';
import { maxParameters } from './max-parameters.rule.mjs';
import { untranslated } from './untranslated.rule.mjs';
import { plainRules } from './rules.mjs';

const config = {
  files: ['**/*.ts'],
  languageOptions: { parser: tseslint.parser },
  plugins: {
    atrium: { rules: { 'explain-suppression': explainSuppression, 'max-parameters': maxParameters } },
  },
  rules: plainRules,
};
const brokenRules = (code) => new Linter().verify(code, config, 'x.ts').map(({ ruleId }) => ruleId);
const lines = (count, line) => Array.from({ length: count }, () => line).join('\n');

test.each([
  ['atrium/explain-suppression', '// eslint-disable-next-line eqeqeq\nexport const same = f() == 1;'],
  ['atrium/explain-suppression', '/* eslint-disable eqeqeq -- why */\nexport const same = f() == 1;'],
  ['atrium/max-parameters', 'export const add = (a, b, c, d) => a + b + c + d;'],
  ['atrium/max-parameters', 'export class Sum { constructor(a, b, c, d) { f(a, b, c, d); } }'],
  ['max-lines', lines(251, 'f();')],
  ['max-lines-per-function', `export function long() {\n${lines(41, 'f();')}\n}`],
  ['no-restricted-properties', "test.only('one', () => {});"],
  ['no-restricted-properties', "jest.mock('./a.js');"],
  ['no-restricted-syntax', 'export const id = value as unknown as string;'],
  ['no-restricted-syntax', "export { a } from './a';"],
  ['no-warning-comments', '// TODO: later\nf();'],
])('%s reports seed %#', (rule, code) => {
  expect(brokenRules(code)).toContain(rule);
});

const dangers = { ...config, files: ['**/*.tsx'] };
const dangerousIn = (code) => new Linter().verify(code, dangers, 'x.tsx').map(({ ruleId }) => ruleId);

test.each([
  ['no-eval', 'eval(text);'],
  ['no-new-func', "new Function('a', text)();"],
  ['no-script-url', "export const address = 'javascript:f()';"],
  ['no-restricted-syntax', 'export const P = () => <p dangerouslySetInnerHTML={{ __html: text }} />;'],
  ['no-restricted-syntax', "createElement('p', { dangerouslySetInnerHTML: html });"],
  ['no-restricted-syntax', 'element.innerHTML = text;'],
  ['no-restricted-syntax', 'document.write(text);'],
  ['no-restricted-syntax', "element.insertAdjacentHTML('beforeend', text);"],
  ['no-restricted-syntax', "createHash('md5').update(text);"],
  ['no-restricted-syntax', "createHmac('SHA1', key);"],
  ['no-restricted-syntax', 'export const token = Math.random();'],
])('%s refuses what attackers wait for: %s', (rule, code) => {
  expect(dangerousIn(code)).toEqual([rule]);
});

test.each([
  '// eslint-disable-next-line eqeqeq -- null and undefined mean the same here\nexport const same = f() == 1;',
  'export const add = (a, b, c) => a + b + c;',
  '@Injectable() export class Sum { constructor(a, b, c, d) { f(a, b, c, d); } }',
  "import { a } from './a.js';\nimport { z } from 'zod';\nimport './theme.scss';\nf(a, z);",
  lines(250, 'f();'),
])('nothing is reported on good code %#', (code) => {
  expect(brokenRules(code)).toEqual([]);
});

const texts = {
  files: ['**/*.tsx'],
  languageOptions: { parser: tseslint.parser },
  plugins: { atrium: { rules: { untranslated } } },
  rules: { 'atrium/untranslated': 'error' },
};
const plainTexts = (code) => new Linter().verify(code, texts, 'x.tsx').map(({ message }) => message);

test.each([
  'const P = () => <p>Save</p>;',
  "const P = () => <p>{busy ? t('Saving') : 'Save'}</p>;",
  'const P = () => <input placeholder="Name or code" />;',
  'const P = () => <Field label={wide ? `Name of ${who}` : t("Name")} />;',
  'const P = () => <nav aria-label="Main" />;',
  'const P = () => <img alt="Photo" />;',
  "toast.error('saved');",
  "const ask = () => confirm({ title: 'Delete?' });",
  "const item = { label: 'Edit', onSelect };",
  "const words = () => 'Nothing here yet.';",
  "usePageTitle('Users');",
])('a text that is not translated is reported: %s', (code) => {
  expect(plainTexts(code)).toHaveLength(1);
});

test.each([
  'const P = () => <p className="at-muted Some thing">{t(\'Save\')} · {name}</p>;',
  "const item = { label: t('Edit'), icon: 'pencil', path: 'admin/Users' };",
  "throw new Error('Two of them have one name.');",
  'const P = () => <Trans id="Read the <0>guide</0>" components={[<a />]} />;',
  "const LABELS = { name: msg('Name') };",
  "type Kind = 'Leave of absence'; import x from './Some file.js';",
])('what is translated, or nobody reads, is not: %s', (code) => {
  expect(plainTexts(code)).toEqual([]);
});
