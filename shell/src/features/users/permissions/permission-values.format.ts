import { formatList, t } from '@atrium/sdk';
import { actionName, resourceName } from './permission-labels.js';
import { grantsOf, kindOf, type TabValue } from './permission-values.rules.js';

/** A value in words, for what stands side by side. */
export function sayValue(value: TabValue): string {
  const kind = kindOf(value);
  if (kind === 'none') return t('No access');
  if (kind === 'full') return t('Full access');
  const parts = [...grantsOf(value)].map(
    ([resource, actions]) => `${resourceName(resource)}: ${formatList([...actions].map(actionName))}`,
  );
  return parts.join('; ') || t('The tab alone');
}
