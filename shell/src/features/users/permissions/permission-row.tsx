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
export function PermissionRow(props: PermissionRowProps) {
  const { tab, role, value, usual, giver, disabled, onChange } = props;
  const help = tabHelp(tab, role);
  const may = (wanted: TabValue) => {
    const entry = toEntry(tab, wanted);
    return !entry || holdsAll(giver, [entry]);
  };
  return (
    <section className="at-perm" aria-label={tabName(tab)}>
      <div className="at-row-end">
        <div className="at-grow">
          <h3>{tabName(tab)}</h3>
          {help && <div className="at-12 at-muted">{help}</div>}
        </div>
        {value !== usual && <Difference {...props} may={may} />}
        <AccessSelect {...props} may={may} />
      </div>
      {kindOf(value) === 'only' && resourcesOf(tab).length > 0 && (
        <PermissionGrants
          {...{ tab, value, usual, onChange }}
          closed={(next) => disabled || (!may(next) && next.length > value.length)}
        />
      )}
    </section>
  );
}

interface PartProps extends PermissionRowProps {
  /** Whether the giver holds all of it. */
  may: (wanted: TabValue) => boolean;
}

function Difference({ tab, usual, disabled, may, onChange }: PartProps) {
  return (
    <>
      <Badge tone="warning">{t('Changed')}</Badge>
      <Button
        size="xs"
        variant="ghost"
        disabled={disabled || !may(usual)}
        aria-label={t('Reset {tab} to the role', { tab: tabName(tab) })}
        onClick={() => onChange(usual)}
      >
        {t('Reset')}
      </Button>
    </>
  );
}

function AccessSelect({ tab, value, usual, disabled, may, onChange }: PartProps) {
  const partly = kindOf(usual) === 'only' ? usual : restricted(tab);
  const values: Record<AccessKind, TabValue> = { none: NONE, only: partly, full: FULL };
  return (
    <select
      className="form-select form-select-sm"
      aria-label={t('{tab}: access', { tab: tabName(tab) })}
      disabled={disabled}
      value={kindOf(value)}
      onChange={(event) => onChange(values[event.target.value as AccessKind])}
    >
      {Object.entries(kinds()).map(([kind, words]) => (
        <option key={kind} value={kind} disabled={kind === 'full' && !may(FULL)}>
          {words}
        </option>
      ))}
    </select>
  );
}
