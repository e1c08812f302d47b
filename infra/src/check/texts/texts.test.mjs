import { checkTranslation } from './catalogue.rules.mjs';
import { compareTexts } from './compare-texts.rules.mjs';
import { isShown, readDataTexts } from './data-texts.reader.mjs';
import { findForbiddenWords } from './forbidden-words.rules.mjs';
import { findFirstFiles } from './first-files.finder.mjs';
import { readSaidTexts } from './said-texts.reader.mjs';
import { readTextUses } from './text-uses.reader.mjs';
import { projectRoot } from '../../project.paths.mjs';

const read = (/** @type {string} */ source) => readTextUses('page.tsx', source);

test('texts are found where they are shown, and what cannot be looked up is refused', () => {
  const { uses, problems } = read(`
    const LABEL = msg('Name');
    function Page() { return <p title={t('Save')}>{t('{a} of {b}', { a, b: 2 })}<Trans id="Go <0>on</0>" components={[<i />]} /></p>; }
    const early = t('Too early');
    const Wrong = () => t(label);`);
  expect(uses.map(({ id, values }) => [id, values])).toEqual([
    ['Name', null],
    ['Save', []],
    ['{a} of {b}', ['a', 'b']],
    ['Go <0>on</0>', []],
    ['Too early', []],
  ]);
  expect(problems).toEqual([
    expect.stringMatching(/^page\.tsx:4: no language is chosen here yet/),
    expect.stringMatching(/^page\.tsx:5: give the English text itself/),
  ]);
});

const use = (/** @type {string} */ id, rest = {}) => ({
  id,
  place: 'page.tsx:1',
  values: [],
  owner: 'shell',
  first: false,
  ...rest,
});
const both = (/** @type {string} */ folder, /** @type {Record<string, string>} */ texts) =>
  ['hi', 'ar'].map((language) => ({ file: `${folder}/${language}.json`, language, texts }));
const app = (/** @type {Record<string, string>} */ texts) => both('shell/src/locales/app', texts);

test('a text that a language lacks, one that nothing shows any more, and one that stands twice', () => {
  expect(compareTexts({ uses: [use('Save')], catalogues: app({ Save: 'x' }) })).toEqual([]);
  const [hi] = app({ Save: 'x' });
  expect(compareTexts({ uses: [use('Save')], catalogues: hi ? [hi] : [] })).toEqual([
    'page.tsx:1: “Save” is missing in ar',
  ]);
  expect(compareTexts({ uses: [], catalogues: app({ Save: 'x' }) }).join()).toContain('nothing shows “Save”');
  const twice = [...app({ Save: 'x' }), ...both('remotes/hr/src/locales', { Save: 'x' })];
  const uses = [use('Save'), use('Save', { owner: 'remotes/hr' })];
  expect(compareTexts({ uses, catalogues: twice }).join()).toContain('stands in shell/src/locales/app');
});

test('a remote has its texts in its own folder; pages around signing in have theirs in the first catalogue', () => {
  const catalogues = both('remotes/hr/src/locales', { Leave: 'x' });
  expect(compareTexts({ uses: [use('Leave', { owner: 'remotes/hr' })], catalogues })).toEqual([]);
  expect(compareTexts({ uses: [use('Leave')], catalogues }).join()).toContain('“Leave” is missing');
  const first = use('Sign in', { first: true });
  expect(compareTexts({ uses: [first], catalogues: app({ 'Sign in': 'x' }) }).join()).toContain(
    'first texts',
  );
  expect(
    compareTexts({ uses: [first], catalogues: both('shell/src/locales/first', { 'Sign in': 'x' }) }),
  ).toEqual([]);
});

test.each([
  ['Hello {name}', 'नमस्ते', 'hi', 'has {}, the English has {name}'],
  ['Hello', 'नमस्ते {name}', 'hi', 'has {name}'],
  ['Read <0>this</0>', 'पढ़ें', 'hi', 'has the tags'],
  ['Hello', ' ', 'hi', 'is empty'],
  ['Hello {name}', 'नमस्ते {name', 'hi', 'cannot be read'],
  [
    '{n, plural, one {# row} other {# rows}}',
    '{n, plural, one {# صف} other {# صفوف}}',
    'ar',
    'lacks the plural forms zero, two, few, many',
  ],
])('%s -> %s is refused', (id, text, language, fault) => {
  expect(checkTranslation(id, text, language).join()).toContain(fault);
});

test('values that a text does not have are refused', () => {
  const uses = [use('Hello {name}', { values: ['who'] })];
  expect(compareTexts({ uses, catalogues: app({ 'Hello {name}': 'x {name}' }) })).toEqual([
    expect.stringContaining('needs the values {name}, it is given {who}'),
  ]);
});

test('sentences of the server and titles of contracts are found, what developers read is not', () => {
  const source = `
    const list = { columns: [{ key: 'name', title: 'Name' }] };
    if (taken) throw new AppError('EMAIL_TAKEN', { message: 'This e-mail is taken.' });
    const fields = { name: \`Use at most \${max} characters.\` };
    recordController(NAME, { called: { one: 'FirstName' } });
    throw new Error('This is a bug.');`;
  const file = 'shared/contracts/src/hr/employee.ts';
  expect(isShown(file)).toBe(true);
  expect(readDataTexts(file, source).map(({ id }) => id)).toEqual([
    'Name',
    'This e-mail is taken.',
    'Use at most {0} characters.',
  ]);
});

const COMMON = 'shared/contracts/src/locales';
const news = 'services/hr/src/employee/manager-news.service.ts';

test('what a service says needs its place beside the service, and is not said in English only', () => {
  const { uses, problems } = readSaidTexts(
    news,
    `await this.notifications.notify({ to, title: words('{name} leaves', { name }), text: written });
     await this.live.notify({ type: 'invalidate', tags: ['News'] });`,
  );
  expect(problems).toEqual([]);
  const texts = { '{name} leaves': 'x {name}' };
  expect(compareTexts({ uses, catalogues: both('services/hr/src/locales', texts) })).toEqual([]);
  expect(compareTexts({ uses, catalogues: both('services/inbox/src/locales', texts) })).toEqual([
    `${news}:1: “{name} leaves” is missing in hi, ar`,
    expect.stringContaining('nothing shows'),
    expect.stringContaining('nothing shows'),
  ]);
  for (const text of ['`${name} leaves`', "'Somebody leaves'"])
    expect(readSaidTexts(news, `notifications.notify({ to, title: ${text} })`).problems).toEqual([
      `${news}:1: say it by words(), so that people read it in their language`,
    ]);
});

test('what an area says is translated once, for its remote and its service', () => {
  const label = use('Leader', { owner: 'shared/contracts/src/hr', place: 'shared/contracts/src/hr/a.ts:1' });
  const uses = [label, use('Leader', { owner: 'remotes/hr' }), use('Leader', { owner: 'services/hr' })];
  const area = both('shared/contracts/src/hr/locales', { Leader: 'x' });
  expect(compareTexts({ uses, catalogues: area })).toEqual([]);
  for (const folder of ['remotes/hr/src/locales', 'services/hr/src/locales']) {
    expect(compareTexts({ uses, catalogues: both(folder, { Leader: 'x' }) }).join()).toContain('is missing');
    const twice = [...area, ...both(folder, { Leader: 'x' })];
    expect(compareTexts({ uses, catalogues: twice }).join()).toContain('stands in shared/contracts/src/hr');
  }
});

test('the calendar has its texts in its own folder; what other screens show too is in the shell’s', () => {
  const calendar = 'shared/work-ui/src/calendar';
  const here = both(`${calendar}/locales`, { Rooms: 'x' });
  expect(compareTexts({ uses: [use('Rooms', { owner: calendar })], catalogues: here })).toEqual([]);
  const alone = compareTexts({ uses: [use('Rooms', { owner: calendar })], catalogues: app({ Rooms: 'x' }) });
  expect(alone.join()).toContain('nothing shows “Rooms”');
  for (const owner of ['shared/work-ui', 'remotes/hr']) {
    const uses = [use('Rooms', { owner: calendar }), use('Rooms', { owner })];
    expect(compareTexts({ uses, catalogues: here }).join()).toContain('“Rooms” is missing');
    expect(compareTexts({ uses, catalogues: app({ Rooms: 'x' }) })).toEqual([]);
    expect(compareTexts({ uses, catalogues: [...app({ Rooms: 'x' }), ...here] }).join()).toContain(
      'stands in shell/src/locales/app',
    );
  }
});

test('what the shell and the server say stands once, and where sign-in has it in the same words', () => {
  const roles = readDataTexts(
    'shared/contracts/src/permissions/roles.ts',
    "const ROLE_LABELS = { hr: 'People team' };",
  );
  const first = both('shell/src/locales/first', { 'People team': 'x' });
  expect(
    compareTexts({ uses: roles, catalogues: [...first, ...both(COMMON, { 'People team': 'x' })] }),
  ).toEqual([]);
  const otherwise = [...first, ...both(COMMON, { 'People team': 'y' })];
  expect(compareTexts({ uses: roles, catalogues: otherwise }).join()).toContain('is called otherwise in');
  const later = [use('Apps'), use('Apps', { owner: 'services/registry' })];
  const twice = [...app({ Apps: 'x' }), ...both(COMMON, { Apps: 'x' })];
  expect(compareTexts({ uses: later, catalogues: twice }).join()).toContain(`stands in ${COMMON}`);
});

test.each([
  ['remotes/demo/src/remote.ts', true],
  ['remotes/demo/src/apps.routes.ts', true],
  ['remotes/demo/src/slices.ts', false],
  ['services/hr/src/demo/demo-people.seed.ts', false],
  ['services/identity/src/demo/demo-company.service.ts', false],
])('texts of a description reach people, those of the demo company do not: %s', (file, shown) => {
  expect(isShown(file)).toBe(shown);
});

test('the first files are those of the pages around signing in', () => {
  const first = findFirstFiles(projectRoot);
  expect(first).toContain('shell/src/features/sign-in/sign-in-form.tsx');
  expect(first).toContain('shared/ui/src/field/password-field.tsx');
  expect(first).toContain('shared/sdk/src/toast/toast-view.tsx');
  expect(first).not.toContain('shared/ui/src/table/data-table.tsx');
  expect([...first].filter((file) => file.includes('features/dashboard'))).toEqual([]);
});

test('how the trail speaks of records needs its place beside the service, and is no text of a page', () => {
  const file = 'services/inbox/src/announcement/announcement-audit.texts.ts';
  const source = `
    export const WORDS = new AuditWords({
      kind: 'notice', title: 'Notice', verbs: { withdraw: 'withdrawn' }, fields: { text: 'Text' },
      values: { kind: { short: 'Short' } },
    });`;
  const { uses } = readSaidTexts(file, source);
  expect(uses.map(({ id, owner }) => [id, owner])).toEqual(
    ['Notice', 'withdrawn', 'Text', 'Short'].map((id) => [id, 'services/inbox']),
  );
  expect(readDataTexts(file, source)).toEqual([]);
});

test.each([
  ['Please sign in.', 'Please'],
  ['It is told at once.', 'at once'],
  ['Somebody has changed this.', 'Somebody'],
  ['Saved!', '!'],
  ["The company's name", "'"],
  ['Saving …', '…'],
])('the word that nobody should read in “%s” is found', (id, word) => {
  expect(findForbiddenWords([{ id, place: 'page.tsx:1' }]).join()).toContain(`says “${word}”`);
});

test('plain words, and what the specification fixes, are let through', () => {
  const ids = [
    'Logout Successful!',
    'Someone else saved this.',
    '{count, plural, one {# row} other {# rows}}',
  ];
  expect(findForbiddenWords(ids.map((id) => ({ id, place: 'page.tsx:1' })))).toEqual([]);
});
