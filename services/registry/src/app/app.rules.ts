import {
  isStaff,
  passesGuard,
  type PermissionSubject,
  type RemoteDescription,
  type RouteGuard,
} from '@atrium/contracts';

/** Whether a signed-in person can open the page. Pages for guests are closed to them. */
function mayOpen(person: PermissionSubject, guard: RouteGuard): boolean {
  if (guard.session === 'guest') return false;
  if (guard.session === 'staff' && !isStaff(person.role)) return false;
  if (guard.session === 'client' && isStaff(person.role)) return false;
  return passesGuard(person, guard);
}

/** How many of the people can open at least one page of the remote. */
export function countPeople(
  { routes }: Pick<RemoteDescription, 'routes'>,
  groups: readonly (PermissionSubject & { people: number })[],
): number {
  return groups
    .filter((group) => routes.some(({ guard }) => mayOpen(group, guard)))
    .reduce((sum, { people }) => sum + people, 0);
}
