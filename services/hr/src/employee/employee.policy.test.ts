import { DEFAULT_ENTRIES, type PermissionEntry } from '@atrium/contracts';
import { employeeRights, employeeTransitions } from './employee.policy.js';

const hr = employeeRights({ role: 'hr', permissions: DEFAULT_ENTRIES.hr });
const present = { archivedAt: null, userId: null };

test('HR edits, invites and archives; who has an account is not invited', () => {
  expect(employeeTransitions(hr, present)).toEqual(['update', 'invite', 'archive']);
  expect(employeeTransitions(hr, { ...present, userId: 'x' })).toEqual(['update', 'archive']);
});

test('an archived employee can only be restored', () => {
  expect(employeeTransitions(hr, { ...present, archivedAt: new Date() })).toEqual(['restore']);
});

test('each transition needs its own action', () => {
  const holding = (...actions: ('read' | 'create' | 'update' | 'delete')[]) => {
    const entry: PermissionEntry = {
      tab: 'hrOperations',
      accessType: 'restricted',
      resources: [{ resource: 'addEmployee', actions }],
    };
    return employeeRights({ role: 'employee', permissions: [entry] });
  };
  expect(employeeTransitions(holding('read'), present)).toEqual([]);
  expect(employeeTransitions(holding('update'), present)).toEqual(['update']);
  expect(employeeTransitions(holding('create'), present)).toEqual(['invite']);
  expect(employeeTransitions(holding('delete'), present)).toEqual(['archive']);
  expect(employeeTransitions(holding('update'), { ...present, archivedAt: new Date() })).toEqual([]);
});
