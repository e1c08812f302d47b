import type { ErrorCode } from '@atrium/contracts';
import type { AuditRule } from '../audit/audit-rule.js';
import type { AccessRule } from '../access/access.decorator.js';

const READING = new Set(['GET', 'HEAD']);

export interface SeenRoute {
  rule: AccessRule;
  /** `GET` */
  method: string;
  /** What the route records in the trail. A read that is recorded counts as an act of the person. */
  audit: AuditRule | undefined;
}

/** The reason why a route refuses somebody who looks at the portal as another person; null when it answers. */
export function refuseSeer({ rule, method, audit }: SeenRoute): ErrorCode | null {
  if ('whileSeeing' in rule) return null;
  const reads = READING.has(method);
  // Also where reading is recorded, the person is told what would not open for a reader either.
  if (reads && 'ownAlone' in rule) return 'SEEN_BY_OWNER_ALONE';
  return !reads || (audit && 'actions' in audit) ? 'SEEING_ONLY' : null;
}
