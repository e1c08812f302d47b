import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const oxlint = path.join(
  path.dirname(createRequire(import.meta.url).resolve('oxlint/package.json')),
  'bin/oxlint',
);
const preset = new URL('./lint.preset.mjs', import.meta.url).href;
const lines = (count, line) => Array.from({ length: count }, () => line).join('\n');

const parts = (count) =>
  `export class Whole { constructor(${Array.from({ length: count }, (_, place) => `private p${place}: string`).join(', ')}) {} }`;

const broken = [
  ['atrium/explain-suppression', '// eslint-disable-next-line eqeqeq\nexport const same = f() == 1;'],
  ['atrium/explain-suppression', '/* eslint-disable eqeqeq -- why */\nexport const same = f() == 1;'],
  ['atrium/max-parameters', 'export const add = (a, b, c, d) => a + b + c + d;'],
  ['atrium/max-parameters', 'export class Sum { constructor(a, b, c, d) { f(a, b, c, d); } }'],
  ['atrium/max-constructor-parts', parts(9)],
  ['atrium/max-constructor-parts', `@Injectable() ${parts(9)}`],
  ['atrium/max-constructor-parts', parts(9), 'test.ts'],
  ['max-lines', lines(351, 'f();')],
  ['max-lines-per-function', `export function long() {\n${lines(51, 'f();')}\n}`],
  ['no-restricted-properties', "test.only('one', () => {});"],
  ['no-restricted-properties', "jest.mock('./a.js');"],
  ['atrium/restricted-syntax', 'export const id = value as unknown as string;'],
  ['atrium/restricted-syntax', "export { a } from './a';"],
  ['atrium/restricted-syntax', 'export const day = now.toLocaleDateString();'],
  ['atrium/restricted-syntax', "import { useSearchParams } from 'react-router-dom';\nf(useSearchParams);"],
  ['atrium/restricted-syntax', "import { test } from '@playwright/test';\ntest('a', f);"],
  ['atrium/restricted-syntax', 'export const row = { ...{ a, b }, c };'],
  ['atrium/restricted-syntax', 'export const rows = [...[a, b], c];'],
  ['atrium/restricted-syntax', 'export const P = () => <F {...{ a, b }} />;', 'tsx'],
  ['no-warning-comments', '// TODO: later\nf();'],
  ['typescript/no-floating-promises', 'async function save() {}\nexport function go() { save(); }'],
  [
    'typescript/no-unnecessary-condition',
    'export const size = (text: string) => (text ? 1 : text === null ? 2 : 3);',
  ],
];

/** Security holes, and form fields that follow the browser's language instead of the portal's. */
const dangers = [
  ['no-eval', 'eval(text);'],
  ['no-new-func', "new Function('a', text)();"],
  ['no-script-url', "export const address = 'javascript:f()';"],
  ['atrium/restricted-syntax', 'export const P = () => <p dangerouslySetInnerHTML={{ __html: text }} />;'],
  ['atrium/restricted-syntax', "createElement('p', { dangerouslySetInnerHTML: html });"],
  ['atrium/restricted-syntax', 'element.innerHTML = text;'],
  ['atrium/restricted-syntax', 'document.write(text);'],
  ['atrium/restricted-syntax', "element.insertAdjacentHTML('beforeend', text);"],
  ['atrium/restricted-syntax', "createHash('md5').update(text);"],
  ['atrium/restricted-syntax', "createHmac('SHA1', key);"],
  ['atrium/restricted-syntax', 'export const token = Math.random();'],
  ['atrium/restricted-syntax', 'export const P = () => <input type="date" />;'],
];

const good = [
  '// eslint-disable-next-line eqeqeq -- null and undefined mean the same here\nexport const same = f() == 1;',
  'export const add = (a, b, c) => a + b + c;',
  '@Injectable() export class Sum { constructor(a, b, c, d) { f(a, b, c, d); } }',
  `@Injectable() ${parts(8)}`,
  "import { a } from './a.js';\nimport { z } from 'zod';\nimport './theme.scss';\nf(a, z);",
  lines(350, 'f();'),
];

const plainTexts = [
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
];

const translated = [
  'const P = () => <p className="at-muted Some thing">{t(\'Save\')} · {name}</p>;',
  "const item = { label: t('Edit'), icon: 'pencil', path: 'admin/Users' };",
  "throw new Error('Two of them have one name.');",
  'const P = () => <Trans id="Read the <0>guide</0>" components={[<a />]} />;',
  "const LABELS = { name: msg('Name') };",
  "type Kind = 'Leave of absence'; import x from './Some file.js';",
];

const names = (list, folder, ending) => list.map((_, index) => `${folder}/${index}.${ending}`);
const files = [
  ...broken.map(([, code, ending = 'ts'], index) => [`broken/${index}.${ending}`, code]),
  ...names(dangers, 'dangers', 'tsx').map((name, index) => [name, dangers[index][1]]),
  ...names(good, 'good', 'ts').map((name, index) => [name, good[index]]),
  ...names(plainTexts, 'shell/plain', 'tsx').map((name, index) => [name, plainTexts[index]]),
  ...names(translated, 'shell/translated', 'tsx').map((name, index) => [name, translated[index]]),
];

let found;
beforeAll(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-lint-'));
  await writeFile(path.join(folder, 'oxlint.config.mjs'), `export { default } from '${preset}';`);
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "jsx": "preserve" } }',
  );
  for (const [name, code] of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), code);
  }
  found = await lint(folder);
  await rm(folder, { recursive: true });
});

/** The rules that each file violates. */
async function lint(folder) {
  const run = promisify(execFile)(
    process.execPath,
    [oxlint, '--config=oxlint.config.mjs', '--format=json', '.'],
    { cwd: folder },
  );
  // Oxlint exits with 1 because it finds violations.
  const { stdout, stderr } = await run.catch((error) => error);
  if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`);
  const rules = new Map();
  for (const { filename, code } of JSON.parse(stdout).diagnostics) {
    const rule = code.replace(/^eslint\((.+)\)$/, '$1').replace(/^(.+)\((.+)\)$/, '$1/$2');
    rules.set(filename, [...(rules.get(filename) ?? []), rule]);
  }
  return (name) => rules.get(name) ?? [];
}

test.each(broken.map(([rule], index) => [rule, index]))('%s reports seed %i', (rule, index) => {
  expect(found(`broken/${index}.${broken[index][2] ?? 'ts'}`)).toContain(rule);
});

test.each(dangers.map(([rule, code], index) => [rule, code, index]))('%s refuses: %s', (rule, _, index) => {
  expect(found(`dangers/${index}.tsx`)).toContain(rule);
});

test.each(names(good, 'good', 'ts'))('nothing is reported on good code: %s', (name) => {
  expect(found(name).filter((rule) => rule.startsWith('atrium') || rule.startsWith('max-'))).toEqual([]);
});

const untranslated = (name) => found(name).filter((rule) => rule === 'atrium/untranslated');

test.each(plainTexts.map((code, index) => [code, index]))(
  'a text that is not translated is reported: %s',
  (_, index) => {
    expect(untranslated(`shell/plain/${index}.tsx`)).toHaveLength(1);
  },
);

test.each(translated.map((code, index) => [code, index]))(
  'what is translated, or nobody reads, is not: %s',
  (_, index) => {
    expect(untranslated(`shell/translated/${index}.tsx`)).toEqual([]);
  },
);
