import { maskMatches, mayStillSave, type FoundMatch } from './mask.rules.js';
import { matchKeys } from './match-keys.rules.js';
import { matchOf } from './verdict.rules.js';

const keys = (given: Parameters<typeof matchKeys>[0]) => matchKeys(given, 'IN');

test('any of several emails and phones is enough, and the reason is named', () => {
  const one = keys({ person: 'Asha Rao', emails: ['info@acme.in', 'asha@acme.in'], phones: ['8123456789'] });
  expect(matchOf(one, keys({ emails: ['x@y.in', 'ASHA@acme.in'] }))).toEqual({
    verdict: 'likely',
    why: 'email',
  });
  expect(matchOf(one, keys({ person: 'Rao, Asha', phones: ['no', '+91 81234 56789'] }))).toEqual({
    verdict: 'same',
    why: 'phoneAndPerson',
  });
  expect(matchOf(one, keys({ emails: ['info@acme.in'] }))).toEqual({
    verdict: 'possible',
    why: 'roleMailbox',
  });
});

test('nothing that is absent on both sides matches', () => {
  expect(matchOf(keys({}), keys({}))).toBeNull();
  expect(
    matchOf(keys({ person: '…', company: '—', gstin: '1' }), keys({ person: '…', company: '—', gstin: '1' })),
  ).toBeNull();
});

const found = (id: string, verdict: FoundMatch['verdict']): FoundMatch => ({
  id,
  verdict,
  why: 'email',
  kind: 'client',
  owner: 'meera',
  name: `Name of ${id}`,
});

test('of a match outside the scope only kind, owner and verdict are told', () => {
  const matches = [found('a', 'possible'), found('b', 'same')];
  expect(maskMatches(matches, ({ id }) => id === 'a')).toEqual([
    { kind: 'client', owner: 'meera', verdict: 'same' },
    found('a', 'possible'),
  ]);
});

test('the same contact is saved only linked, or by a manager with a reason', () => {
  const same = [found('a', 'likely'), found('b', 'same')];
  expect(mayStillSave([found('a', 'likely')], { linked: false, isManager: false })).toBeNull();
  expect(mayStillSave(same, { linked: true, isManager: false })).toBeNull();
  expect(mayStillSave(same, { linked: false, isManager: false, reason: 'Another branch' })).toBe('linkOnly');
  expect(mayStillSave(same, { linked: false, isManager: true, reason: ' ' })).toBe('linkOrReason');
  expect(mayStillSave(same, { linked: false, isManager: true, reason: 'Another branch' })).toBeNull();
});
