import { findConflicts } from './conflict.rules.js';

const base = { name: 'Riya', phone: null, team: 'Design', version: 3 };

test('what only the other changed is taken over, what both changed is left to the person', () => {
  const mine = { ...base, name: 'Riya K.', phone: '' };
  const newest = { ...base, name: 'R. Kapoor', team: 'Sales', version: 4 };
  expect(findConflicts(base, mine, newest)).toEqual([
    { name: 'name', mine: 'Riya K.', theirs: 'R. Kapoor', open: true },
    { name: 'team', mine: 'Design', theirs: 'Sales', open: false },
    { name: 'version', mine: 3, theirs: 4, open: false },
  ]);
});

test('equal changes, and changes by the person alone, are no conflict', () => {
  const mine = { ...base, name: 'Riya K.', team: 'Web' };
  expect(findConflicts(base, mine, { ...base, name: 'Riya K.' })).toEqual([]);
});
