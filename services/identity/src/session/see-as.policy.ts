import { can, holdsAll, type EntryHolder } from '@atrium/contracts';

interface Person extends EntryHolder {
  id: string;
}

/**
 * An admin may look at the portal as a person whose permissions the admin has all, and never as another admin; whoever
 * changes clients, as a person at a client.
 */
export function maySeeAs(actor: Person, person: Person): boolean {
  if (person.role === 'client' && can(actor, 'clientManagement', 'clients', 'update')) return true;
  const isAdmin = actor.role === 'admin' && can(actor, 'admin', 'users', 'update');
  return isAdmin && actor.id !== person.id && person.role !== 'admin' && holdsAll(actor, person.permissions);
}
