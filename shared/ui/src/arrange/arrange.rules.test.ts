import { hidePart, movePart, stepPart } from './arrange.rules.js';
import type { ArrangedPart, ArrangedParts } from './arrange.types.js';

const part = (id: string, size: ArrangedPart['size']): ArrangedPart => ({ id, title: id, size });
const parts: ArrangedParts = {
  shown: [part('a', 'wide'), part('n', 'narrow'), part('b', 'wide'), part('c', 'wide')],
  hidden: [part('h', 'narrow')],
};
const said = ({ shown, hidden }: ArrangedParts) =>
  `${shown.map(({ id, size }) => id + (size === 'wide' ? '' : '’')).join('')}|${hidden.map(({ id }) => id).join('')}`;

test.each([
  ['b', -1, 'n’bac|h'],
  ['a', 1, 'n’bac|h'],
  ['b', 1, 'an’cb|h'],
  ['a', -1, 'an’bc|h'],
  ['n', 1, 'an’bc|h'],
] as const)('a step of %s by %i passes only parts of its own column', (id, step, expected) => {
  const columns = (text: string) => text.replace(/n’/, '');
  expect(columns(said(stepPart(parts, id, step)))).toBe(columns(expected));
});

test('a part goes to another column, and one that was hidden comes back', () => {
  expect(said(movePart(parts, 'c', { size: 'narrow', before: 'n' }))).toBe('ac’n’b|h');
  expect(said(movePart(parts, 'h', { size: 'wide', before: null }))).toBe('an’bch|');
  expect(movePart(parts, 'a', { size: 'wide', before: 'a' })).toBe(parts);
  expect(movePart(parts, 'gone', { size: 'wide', before: null })).toBe(parts);
});

test('a hidden part waits at the end of the hidden ones', () => {
  expect(said(hidePart(parts, 'b'))).toBe('an’c|hb');
});
