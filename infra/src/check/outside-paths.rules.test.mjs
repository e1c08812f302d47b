import { findOutsidePaths } from './outside-paths.rules.mjs';

// Assembled here, because the check reads this file too.
const up = (/** @type {number} */ levels) => '../'.repeat(levels);
const spec = ['shared', 'design'].join('/');
const home = `/${'home'}/ada/notes.md`;

test.each([
  ['infra/src/a.mjs', `readFile('${up(3)}notes.md')`, `${up(3)}notes.md`],
  ['package.json', `"${up(1)}sibling"`, `${up(1)}sibling`],
  ['docs/a.md', `see ${spec}/page.md`, spec],
  ['infra/src/a.mjs', `open('${home}')`, home],
])('%s: %s is refused', (file, text, mention) => {
  expect(findOutsidePaths(file, text)).toEqual([`${file}: ${mention} lies outside the project`]);
});

test.each([
  ['infra/src/a.mjs', `new URL('${up(2)}package.json', import.meta.url)`],
  ['services/hr/src/leave/leave.service.ts', `import '${up(1)}index.js'`],
  ['services/platform/src/mail.ts', 'https://example.test/home/page and ${PUBLIC_URL}/work/orders'],
])('%s: %s passes', (file, text) => {
  expect(findOutsidePaths(file, text)).toEqual([]);
});
