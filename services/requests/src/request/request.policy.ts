import { can, type PermissionSubject } from '@atrium/contracts';
import type { RequestRecord } from '../kind/request.types.js';

/** Admins and HR see everybody's requests and may cancel what was approved. */
export const mayOversee = (user: PermissionSubject): boolean =>
  user.role === 'admin' || (user.role === 'hr' && can(user, 'hrOperations', 'leave', 'approve'));

/** @param concerned the people who decide or decided it, or whose stand-in does */
export const maySee = (
  user: PermissionSubject & { id: string },
  { requesterId, submittedBy }: RequestRecord,
  concerned: ReadonlySet<string>,
): boolean =>
  user.id === requesterId || user.id === submittedBy || concerned.has(user.id) || mayOversee(user);
