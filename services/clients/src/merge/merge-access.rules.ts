import type { MergeKind } from '@atrium/contracts';
import { AppError, type AccessRule, type SignedInUser } from '@atrium/platform';
import { isManager } from '../owned/owned-sight.rules.js';
import type { ClientResource } from '../owned/owned.types.js';

export const MERGED_RESOURCES: Record<MergeKind, ClientResource> = { lead: 'leads', client: 'clients' };

const OF_CLIENTS = { tab: 'clientManagement', action: 'approve' } as const;

/** Whoever manages leads or clients; of which, the services ask. */
export const MERGERS = {
  session: 'staff',
  permission: {
    anyOf: [
      { ...OF_CLIENTS, resource: 'leads' },
      { ...OF_CLIENTS, resource: 'clients' },
    ],
  },
  remote: 'clients',
} satisfies AccessRule;

/**
 * Managers of leads merge leads, and managers of clients clients: those that they see.
 * @throws {AppError} ACCESS_DENIED
 */
export function checkMerger(user: SignedInUser, kind: MergeKind): void {
  if (!isManager(user, MERGED_RESOURCES[kind])) throw new AppError('ACCESS_DENIED');
}
