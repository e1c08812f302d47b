import assert from 'node:assert/strict';
import fc from 'fast-check';
import { matchKeys } from '../contact/match-keys.rules.js';
import { matchOf } from '../contact/verdict.rules.js';
import { sameKeys } from './same-keys.rules.js';

const some = (values: string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });

const contact = fc.record({
  person: fc.constantFrom('Zoya Khan', 'Harsh Oza', ''),
  emails: some(['zoya@kesar.example', 'harsh@kesar.example', 'info@kesar.example']),
  phones: some(['+919820041763', '+919820041764']),
});

test('two contacts share one of these keys exactly when they are the same', () => {
  fc.assert(
    fc.property(contact, contact, (one, other) => {
      const [mine, theirs] = [matchKeys(one, 'IN'), matchKeys(other, 'IN')];
      const shared = sameKeys(mine).some((key) => sameKeys(theirs).includes(key));
      assert.equal(shared, matchOf(mine, theirs)?.verdict === 'same');
    }),
    { numRuns: 1000 },
  );
});
