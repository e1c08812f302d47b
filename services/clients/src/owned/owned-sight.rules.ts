import { can, type PermissionSubject } from '@atrium/contracts';
import type { RowReader, RowSight } from '@atrium/records';
import type { ClientResource, Owned } from './owned.types.js';

/** Who approves is a manager. */
export const isManager = (user: PermissionSubject, resource: ClientResource): boolean =>
  user.role === 'admin' || can(user, 'clientManagement', resource, 'approve');

/** Whether somebody opens records of the kind that are theirs. */
export const opens = (person: PermissionSubject, resource: ClientResource): boolean =>
  can(person, 'clientManagement', resource, 'read');

/** Managers and admins see all rows, leaders those of their people, others their own. */
export const seenByOwners =
  ({ resource, column, members }: Owned) =>
  (reader: RowReader): RowSight => {
    if (!opens(reader, resource)) return 'none';
    if (isManager(reader, resource)) return 'all';
    const owners = [...new Set([reader.id, ...reader.led])];
    const seen = `{${owners.join(',')}}`;
    // Of one person rows are read in the order of an index; of several they are not.
    if (!members && owners.length === 1) return [{ sql: `${column} = ?`, values: [reader.id] }];
    if (!members) return [{ sql: `${column} = any(?::uuid[])`, values: [seen] }];
    return [{ sql: `${column} = any(?::uuid[]) or ${members} && ?::uuid[]`, values: [seen, seen] }];
  };

/** Clients `c`. */
export const clientsSeenBy = seenByOwners({ resource: 'clients', column: 'c.owner_id' });

/** Leads `l`. */
export const leadsSeenBy = seenByOwners({ resource: 'leads', column: 'l.owner_id' });

/** Proposals `p`. */
export const proposalsSeenBy = seenByOwners({ resource: 'proposals', column: 'p.owner_id' });

/** Projects `p`, also for their members. */
export const projectsSeenBy = seenByOwners({
  resource: 'projects',
  column: 'p.manager_id',
  members: 'p.member_ids',
});
