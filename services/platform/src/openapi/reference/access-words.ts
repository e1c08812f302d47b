import type { Check, PermissionCheck } from '@atrium/contracts';
import type { AccessRule } from '../../access/access.decorator.js';

/** Who may call an operation, in a sentence or two. */
export function accessInWords(rule: AccessRule): string {
  if (rule.session === 'public') return 'Everyone; no session needed.';
  if (rule.session === 'any') return `Every signed-in person, clients too.${alone(rule)}`;
  if (rule.session === 'operator') return 'The operator of the installation alone.';
  const parts = [
    rule.allowedRoles && `the roles ${rule.allowedRoles.join(', ')}`,
    rule.permission && checkInWords(rule.permission),
  ].filter((part) => part !== undefined);
  const who = parts.length > 0 ? `Staff with ${parts.join(' and ')}.` : 'All staff.';
  const own = rule.selfService ? ' Every member of staff for their own records.' : '';
  const app = rule.remote ? ` Only while the app ${rule.remote} is on.` : '';
  return `${who}${own}${app}${alone(rule)}`;
}

const alone = (rule: AccessRule): string =>
  'ownAlone' in rule ? ' Not an admin who looks at the portal as that person.' : '';

function checkInWords(check: Check): string {
  if ('anyOf' in check) return `one of the permissions ${check.anyOf.map(permissionInWords).join(', ')}`;
  if ('roles' in check) return `the roles ${check.roles.join(', ')}`;
  if ('allOf' in check) return `the permissions ${check.allOf.map(permissionInWords).join(', ')}`;
  return `the permission ${permissionInWords(check)}`;
}

const permissionInWords = ({ tab, resource, action }: PermissionCheck): string =>
  [tab, resource, action].filter(Boolean).join(' / ');
