import type { RemoteSlot } from '@atrium/contracts';
import { hr } from '../../testing/remotes.js';
import { chooseTab } from './profile-tabs.rules.js';

const slot: RemoteSlot = {
  id: 'hr.employment',
  slot: 'profile.tab',
  title: 'Employment',
  order: 10,
  guard: { session: 'staff' },
};
const entry = { remote: hr, slot };

test.each([
  [null, { kind: 'own', tab: 'account' }],
  ['security', { kind: 'own', tab: 'security' }],
  ['hr.employment', { kind: 'remote', entry }],
  ['nobody.knows', { kind: 'own', tab: 'account' }],
])('the address that names %s shows its tab', (name, expected) => {
  expect(chooseTab(name, [entry])).toEqual(expected);
});

test('a tab of a remote that is off is not shown', () => {
  expect(chooseTab('hr.employment', [])).toEqual({ kind: 'own', tab: 'account' });
});
