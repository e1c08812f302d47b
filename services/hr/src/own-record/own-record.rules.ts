import type { Check, PermissionCheck, PermissionTab } from '@atrium/contracts';

/** What the permission is called where it is given. */
export function titleOf(tabs: readonly PermissionTab[], needs: Check): string {
  const check = firstOf(needs);
  const tab = tabs.find((each) => each.tab === check?.tab);
  const resource = tab?.resources.find((each) => each.resource === check?.resource);
  return [tab?.title, resource?.title].filter(Boolean).join(': ');
}

function firstOf(needs: Check): PermissionCheck | undefined {
  if ('roles' in needs) return undefined;
  if ('anyOf' in needs) return needs.anyOf[0];
  return 'allOf' in needs ? needs.allOf[0] : needs;
}
