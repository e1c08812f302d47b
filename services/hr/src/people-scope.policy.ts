import { can, type PermissionCheck, type PermissionEntry, type PermissionSubject } from '@atrium/contracts';
import type { ListFilter, RowReader, RowSight } from '@atrium/records';

/** all: everybody in the company; team: people whom the person leads; none: only themselves. */
export type PeopleScope = 'all' | 'team' | 'none';

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

export const LEAVE_UPDATE = { ...LEAVE_READ, action: 'update' } as const satisfies PermissionCheck;

/** Whose attendance the person sees. */
export const attendanceScope = (user: PermissionSubject): PeopleScope => scopeOf(user, ATTENDANCE_READ);

/** Whose leave the person sees; everybody sees their own besides. */
export const leaveScope = (user: PermissionSubject): PeopleScope => scopeOf(user, LEAVE_READ);

/** HR and admins see everybody's, others with the permission those whom they lead. */
function scopeOf(user: PermissionSubject, check: typeof ATTENDANCE_READ | typeof LEAVE_READ): PeopleScope {
  if (!can(user, check.tab, check.resource, check.action)) return 'none';
  const keepsPeople = user.role === 'admin' || user.role === 'hr' || holdsWholeTab(user);
  return keepsPeople ? 'all' : 'team';
}

/** Of whom somebody sees rows: everybody, or these employees. */
export type SeenPeople = 'all' | readonly string[];

const seenIn = (scope: PeopleScope, { ledPeople }: RowReader): SeenPeople => {
  if (scope === 'all') return 'all';
  return scope === 'team' ? ledPeople : [];
};

/** Of whom the reader sees attendance, but for their own. */
export const attendanceSeen = (reader: RowReader): SeenPeople => seenIn(attendanceScope(reader), reader);

/** Of whom the reader sees leave, but for their own. */
export const leaveSeen = (reader: RowReader): SeenPeople => seenIn(leaveScope(reader), reader);

export const isAmong = (seen: SeenPeople, employeeId: string): boolean =>
  seen === 'all' || seen.includes(employeeId);

/** The employees by their ids; null: everybody. */
export const idsOf = (seen: SeenPeople): string[] | null => (seen === 'all' ? null : [...seen]);

/** A condition on the employees `e`. */
export const ofSeen = (seen: SeenPeople): ListFilter[] =>
  seen === 'all' ? [] : [{ sql: 'e.id = any(?::uuid[])', values: [`{${seen.join(',')}}`] }];

/** Whose leave somebody reads: their own, that of the people they lead, or everybody's. */
export const seesLeave = (
  reader: RowReader,
  { id, userId }: { id: string; userId: string | null },
): boolean => userId === reader.id || isAmong(leaveSeen(reader), id);

/** The same as a condition on the employees `e`. */
export function seenLeave(reader: RowReader): RowSight {
  const seen = leaveSeen(reader);
  if (seen === 'all') return 'all';
  const own = '(select own.id from employee own where own.company_id = e.company_id and own.user_id = ?)';
  if (seen.length === 0) return [{ sql: `e.id = ${own}`, values: [reader.id] }];
  return [{ sql: `e.id = any(?::uuid[]) or e.id = ${own}`, values: [`{${seen.join(',')}}`, reader.id] }];
}

/** Who may look up whom to call for somebody: themselves, whoever leads them, and who keeps employees. */
export const mayCall = (reader: RowReader, { id, userId }: { id: string; userId: string | null }): boolean =>
  employeeScope(reader) === 'all' || userId === reader.id || reader.ledPeople.includes(id);

/** Whose employee records the person sees. */
export function employeeScope(user: PermissionSubject): PeopleScope {
  return can(user, 'hrOperations', 'addEmployee', 'read') ? 'all' : 'none';
}

function holdsWholeTab({ permissions }: PermissionSubject): boolean {
  const entries = Array.isArray(permissions) ? (permissions as Partial<PermissionEntry>[]) : [];
  return entries.some(({ tab, accessType }) => tab === 'hrOperations' && accessType === 'fullAccess');
}
