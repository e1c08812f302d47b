import { holdsAll, type EntryHolder, type Role, type Tab } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Badge, Button } from '@atrium/ui';
import { PermissionGrants } from './permission-grants.js';
import { tabName } from './permission-labels.js';
import {
  FULL,
  kindOf,
  NONE,
  resourcesOf,
  restricted,
  toEntry,
  type AccessKind,
  type TabValue,
} from './permission-values.rules.js';
import { tabHelp } from './tab-help.js';

export interface PermissionRowProps {
  tab: Tab;
  role: Role;
  value: TabValue;
  /** What the role brings. */
  usual: TabValue;
  /** Nobody gives more than they hold. */
  giver: EntryHolder;
  disabled: boolean;
  onChange: (value: TabValue) => void;
}

const kinds = (): Record<AccessKind, string> => ({
  none: t('No access'),
  only: t('Restricted'),
  full: t('Full access'),
});

/** One tab: not at all, in part, or wholly; what differs from the role is marked. */
export function PermissionRow({ tab, role, value, usual, giver, disabled, onChange }: PermissionRowProps) {
  const kind = kindOf(value);
  const label = tabName(tab);
  const help = tabHelp(tab, role);
  const may = (wanted: TabValue) => {
    const entry = toEntry(tab, wanted);
    return !entry || holdsAll(giver, [entry]);
  };
  const choose = (next: AccessKind) =>
    onChange(next === 'none' ? NONE : next === 'full' ? FULL : kindOf(usual) === 'only' ? usual : restricted(tab));
  return (
    <section className="at-perm" aria-label={label}>
      <div className="at-row-end">
        <div className="at-grow">
          <h3>{label}</h3>
          {help && <div className="at-12 at-muted">{help}</div>}
        </div>
        {value !== usual && (
          <>
            <Badge tone="warning">{t('Changed')}</Badge>
            <Button
              size="xs"
              variant="ghost"
              disabled={disabled || !may(usual)}
              aria-label={t('{tab}: back to what the role brings', { tab: label })}
              onClick={() => onChange(usual)}
            >
              {t('Reset')}
            </Button>
          </>
        )}
        <select
          className="form-select form-select-sm"
          aria-label={t('{tab}: access', { tab: label })}
          disabled={disabled}
          value={kind}
          onChange={(event) => choose(event.target.value as AccessKind)}
        >
          {Object.entries(kinds()).map(([each, words]) => (
            <option key={each} value={each} disabled={each === 'full' && !may(FULL)}>
              {words}
            </option>
          ))}
        </select>
      </div>
      {kind === 'only' && resourcesOf(tab).length > 0 && (
        <PermissionGrants
          {...{ tab, value, usual, onChange }}
          closed={(next) => disabled || (!may(next) && next.length > value.length)}
        />
      )}
    </section>
  );
}
