import { findConflicts } from './conflict.rules.js';

const base = { name: 'Riya', phone: null, team: 'Design', version: 3 };

test('what only the other changed is taken over, what both changed is open', () => {
  const mine = { ...base, name: 'Riya K.', phone: '' };
  const newest = { ...base, name: 'R. Kapoor', team: 'Sales', version: 4 };
  expect(findConflicts(base, mine, newest)).toEqual([
    { name: 'name', mine: 'Riya K.', theirs: 'R. Kapoor', open: true },
    { name: 'team', mine: 'Design', theirs: 'Sales', open: false },
    { name: 'version', mine: 3, theirs: 4, open: false },
  ]);
});

test('what both changed to the same is no conflict, nor is what only the person changed', () => {
  const mine = { ...base, name: 'Riya K.', team: 'Web' };
  expect(findConflicts(base, mine, { ...base, name: 'Riya K.' })).toEqual([]);
});
