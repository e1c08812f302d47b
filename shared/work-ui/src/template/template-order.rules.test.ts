import { fitLevels, reorder, type Keyed } from './template-order.rules.js';

const rowsOf = (text: string): Keyed<{ level: number }>[] =>
  text
    .split(' ')
    .map((each) => ({ key: each.replaceAll('>', ''), task: { level: each.lastIndexOf('>') + 1 } }));
const say = (rows: Keyed<{ level: number }>[]): string =>
  rows.map(({ key, task }) => '>'.repeat(task.level) + key).join(' ');

test('sub-tasks go along with their task, and no task is deeper than the one above allows', () => {
  const rows = rowsOf('a >b >>c d >e');
  const put = (name: string, keys: string) => {
    const rowOf = (key: string) => rows.find((row) => row.key === key)!;
    return say(reorder(rows, keys.split(' ').map(rowOf), rowOf(name)));
  };
  expect(put('a', 'b c d e a')).toBe('d >e a >b >>c');
  // One step up and one step down.
  expect(put('d', 'a b d c e')).toBe('d >e a >b >>c');
  expect(put('a', 'b a c d e')).toBe('d >e a >b >>c');
  expect(put('c', 'c a b d e')).toBe('c a >b d >e');
  expect(put('d', 'a b c e d')).toBe('a >b >>c d >e');
  expect(say(fitLevels(rowsOf('>b >>>c d')))).toBe('b >c d');
});
