import { complainOfRows } from './asvs-table.rules.mjs';
import { findMissingTests } from './asvs.check.mjs';
import { readTestTitles } from './test-titles.reader.mjs';

const source = `
  test('a plain one', () => {});
  test.each([1])('%s is one of many', () => {});
  describe('a group', () => {
    it("it’s inside", () => {});
  });
  test(\`\${name} is written out\`, () => {});
  test.skip('a skipped one', () => {});
  say('no test', () => {});
`;
const titles = readTestTitles('a.test.ts', source);

test('titles are those of tests that run', () => {
  expect([...titles]).toEqual(['a plain one', '%s is one of many', 'it’s inside', '${name} is written out']);
});

const read = (/** @type {string} */ target) => Promise.resolve(target.endsWith('/a.test.ts') ? titles : null);

test.each([
  ['[a] “a plain one” · [a] “it’s inside”\n\n[a]: ../a.test.ts', []],
  ['[a] “a skipped one”\n\n[a]: ../a.test.ts', ['a has no test “a skipped one”']],
  ['[a] “a plain one”\n\n[a]: ../gone.test.ts', ['../gone.test.ts is not there']],
  ['[a] “a plain one” · [b] “x”\n\n[a]: ../a.test.ts', ['[b] leads nowhere']],
  ['Nothing.\n\n[a]: ../a.test.ts', ['[a] is named nowhere']],
])('%j: %j', async (text, faults) => {
  expect(await findMissingTests(text, read)).toEqual(faults);
});

test.each([
  ['| 1.1.1 | 3 | Input | tested | [a] “b” |', '1.1.1 is of level 3'],
  ['| 1.1.1 | 1 | Input | tested | We looked. |', '1.1.1 is tested, and names no test'],
  ['| 1.1.1 | 1 | Input | exception |  |', '1.1.1 gives no reason'],
  ['| 1.1.1 | 1 | Input | fine | It is fine as it is. |', '1.1.1 is "fine", which is none of'],
  ['| 1.1.1 | 1 | A | exception | x |\n| 1.1.1 | 1 | A | exception | x |', '1.1.1 stands twice'],
  ['| 1.1.1 | 1 | Input | exception | x |', 'V16 has 0 rows, the standard 16'],
  ['| tested | 7 | shown |', '0 rows are "tested", the summary says 7'],
])('%s: %s', (text, fault) => {
  expect(complainOfRows(text)).toContainEqual(expect.stringContaining(fault));
});
