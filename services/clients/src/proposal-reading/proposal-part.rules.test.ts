import { partsOf, readOf } from './proposal-part.rules.js';

test('a proposal has its beginning, the parts that were written, the costs, and terms if there are any', () => {
  expect(partsOf({ blocks: [{}, {}], terms: '' })).toEqual(['intro', 'block-0', 'block-1', 'costs']);
  expect(partsOf({ blocks: [], terms: 'Net 10' })).toEqual(['intro', 'costs', 'terms']);
});

test('what is told twice is one sum, and parts that are not there do not count', () => {
  const told = [
    { part: 'costs', seconds: 3 },
    { part: 'block-9', seconds: 5 },
    { part: 'costs', seconds: 4 },
    { part: 'intro', seconds: 1 },
  ];
  expect(readOf(told, ['intro', 'costs'])).toEqual([
    { part: 'intro', seconds: 1 },
    { part: 'costs', seconds: 7 },
  ]);
});
