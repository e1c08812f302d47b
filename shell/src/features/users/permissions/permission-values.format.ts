import type { PermissionTab } from '@atrium/contracts';
import { formatList, t } from '@atrium/sdk';
import { actionName } from '@atrium/ui';
import { grantsOf, kindOf, type TabValue } from './permission-values.rules.js';

/** A value in words, for comparing two of them. */
export function sayValue(tabs: readonly PermissionTab[], tab: string, value: TabValue): string {
  const kind = kindOf(value);
  if (kind === 'none') return t('No access');
  if (kind === 'full') return t('Full access');
  const resources = tabs.find((each) => each.tab === tab)?.resources ?? [];
  const nameOf = (name: string) => resources.find(({ resource }) => resource === name)?.title ?? name;
  const parts = [...grantsOf(value)].map(
    ([resource, actions]) => `${nameOf(resource)}: ${formatList([...actions].map(actionName))}`,
  );
  return parts.join('; ') || t('Area only');
}
