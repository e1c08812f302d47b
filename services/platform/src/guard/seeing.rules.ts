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
  if (!READING.has(method) || (audit && 'actions' in audit)) return 'SEEING_ONLY';
  return 'ownAlone' in rule ? 'SEEN_BY_OWNER_ALONE' : null;
}
