import { can, type PermissionCheck, type PermissionEntry, type Role } from '@atrium/contracts';

/** all: everybody in the company; team: people whom the person leads, as `LedPeople` says; none: only themselves. */
export type PeopleScope = 'all' | 'team' | 'none';

interface Reader {
  role: Role;
  permissions: PermissionEntry[];
}

export const ATTENDANCE_READ = {
  tab: 'hrOperations',
  resource: 'attendence',
  action: 'read',
} as const satisfies PermissionCheck;

export const ATTENDANCE_UPDATE = { ...ATTENDANCE_READ, action: 'update' } as const satisfies PermissionCheck;

export const ATTENDANCE_APPROVE = {
  ...ATTENDANCE_READ,
  action: 'approve',
} as const satisfies PermissionCheck;

export const LEAVE_READ = {
  tab: 'hrOperations',
  resource: 'leave',
  action: 'read',
} as const satisfies PermissionCheck;

/** Whose attendance the person sees. */
export const attendanceScope = (user: Reader): PeopleScope => scopeOf(user, ATTENDANCE_READ);

/** Whose leave the person sees; everybody sees their own besides. */
export const leaveScope = (user: Reader): PeopleScope => scopeOf(user, LEAVE_READ);

/** HR and admins see everybody's, others with the permission those whom they lead. */
function scopeOf(user: Reader, check: typeof ATTENDANCE_READ | typeof LEAVE_READ): PeopleScope {
  if (!can(user, check.tab, check.resource, check.action)) return 'none';
  const keepsPeople = user.role === 'admin' || user.role === 'hr' || holdsWholeTab(user);
  return keepsPeople ? 'all' : 'team';
}

/** Whose employee records the person sees. */
export function employeeScope(user: Reader): PeopleScope {
  return can(user, 'hrOperations', 'addEmployee', 'read') ? 'all' : 'none';
}

function holdsWholeTab({ permissions }: Reader): boolean {
  return permissions.some(({ tab, accessType }) => tab === 'hrOperations' && accessType === 'fullAccess');
}
