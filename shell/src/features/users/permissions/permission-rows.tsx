import { ROLE_LABELS, TABS, type Tab, type UserPermissions } from '@atrium/contracts';
import { t, translate, useUser } from '@atrium/sdk';
import { Button, Note } from '@atrium/ui';
import { PermissionRow } from './permission-row.js';
import { toEntries, toValues, type TabValue, type TabValues } from './permission-values.rules.js';
import { SeenMenu } from './seen-menu.js';

interface PermissionRowsProps {
  permissions: UserPermissions;
  /** The current choices. */
  values: TabValues;
  onChange: (tab: Tab, value: TabValue) => void;
}

/** All tabs, and the menu that results from the choices. */
export function PermissionRows({ permissions, values, onChange }: PermissionRowsProps) {
  const { role, defaults, tabs, mayChange } = permissions;
  const giver = useUser();
  const usual = toValues(defaults);
  const changed = TABS.filter((tab) => values[tab] !== usual[tab]);
  const reset = () => changed.forEach((tab) => onChange(tab, usual[tab]));
  return (
    <>
      {!mayChange && <Note>{t('You can look at these, but not change them.')}</Note>}
      <div className="at-row-end">
        <span className="at-grow at-muted">
          {t(
            'Unmarked permissions come from the role {role}. Changes apply immediately, in open pages too.',
            {
              role: translate(ROLE_LABELS[role]),
            },
          )}
        </span>
        {mayChange && changed.length > 0 && (
          <Button size="sm" onClick={reset}>
            {t('Reset all to role defaults')}
          </Button>
        )}
      </div>
      <div>
        {tabs.map((shown) => (
          <PermissionRow
            key={shown.tab}
            shown={shown}
            role={role}
            giver={giver}
            value={values[shown.tab]}
            usual={usual[shown.tab]}
            disabled={!mayChange}
            onChange={(value) => onChange(shown.tab, value)}
          />
        ))}
      </div>
      <SeenMenu role={role} entries={toEntries(values)} />
    </>
  );
}
