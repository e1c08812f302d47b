import { DEFAULT_ENTRIES, ROLES, USER, USER_ERRORS, type Role } from '@atrium/contracts';
import { mayInvite, refuseStep } from './user.policy.js';

const actor = (role: Role) => ({ id: 'actor', role, permissions: DEFAULT_ENTRIES[role] });
const STEPS = Object.keys(USER.steps);
const allowed = (by: ReturnType<typeof actor>, of: Parameters<typeof refuseStep>[1]) =>
  STEPS.filter((step) => refuseStep(by, of, step) === null);
const user = (given: { status: 'invited' | 'active' | 'deactivated'; joined?: boolean; role?: Role }) => ({
  id: 'user',
  role: given.role ?? 'employee',
  joined: true,
  secondFactor: false,
  ...given,
  permissions: DEFAULT_ENTRIES[given.role ?? 'employee'],
});

test.each([
  [user({ status: 'active' }), ['changeRole', 'deactivate', 'seeAs']],
  [user({ status: 'invited', joined: false }), ['changeRole', 'resendInvitation', 'revokeInvitation']],
  [user({ status: 'deactivated' }), ['reactivate']],
  [user({ status: 'deactivated', joined: false }), ['resendInvitation']],
])('an admin may take the steps that %j knows', (subject, steps) => {
  expect(allowed(actor('admin'), subject)).toEqual(steps);
});

test.each(['hr', 'teamLeader', 'employee', 'client'] as const)('%s may take no step', (role) => {
  expect(allowed(actor(role), user({ status: 'active' }))).toEqual([]);
});

test('nobody can act on their own account, and the message says so', () => {
  const own = { ...user({ status: 'active' }), id: 'actor' };
  expect(allowed(actor('admin'), own)).toEqual([]);
  for (const step of STEPS) expect(refuseStep(actor('admin'), own, step)).toBe(USER_ERRORS.OWN_ACCOUNT);
});

test('an admin invites every role, hr the role employee, others nobody', () => {
  const invited = (role: Role) => ROLES.filter((other) => mayInvite(actor(role), other));
  expect(invited('admin')).toEqual([...ROLES]);
  expect(invited('hr')).toEqual(['employee']);
  expect(invited('teamLeader')).toEqual([]);
  expect(invited('employee')).toEqual([]);
  expect(invited('client')).toEqual([]);
});
