import { TABS, type Action } from '@atrium/contracts';
import { formatList, msg, t, translate } from '@atrium/sdk';

const ACTION_LABELS: Record<Action, string> = {
  read: msg('Read::permission'),
  create: msg('Create'),
  update: msg('Change'),
  delete: msg('Archive'),
  approve: msg('Approve'),
  export: msg('Export'),
};

/** What a permission lets do. */
export const actionName = (action: Action): string => translate(ACTION_LABELS[action]);

/** `attendence: read, approve; leave: read` */
const GRANTS = /^(\w+: \w+(, \w+)*)(; \w+: \w+(, \w+)*)*$/;

export const isTab = (field: string): boolean => TABS.some((tab) => tab === field);

/** The permissions of a tab in words. */
export function grantWords(grants: string, resources: Readonly<Record<string, string>> = {}): string {
  if (grants === 'everything') return t('everything');
  if (grants === 'area only') return t('area only');
  if (!GRANTS.test(grants)) return grants;
  const words = grants.split('; ').map((grant) => {
    const [resource = '', actions = ''] = grant.split(': ');
    return `${resources[resource] ?? resource}: ${formatList(actions.split(', ').map((one) => actionName(one as Action)))}`;
  });
  return words.join('; ');
}
