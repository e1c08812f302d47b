import { holdsAll, type EntryHolder, type PermissionTab, type Role } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Badge, Button } from '@atrium/ui';
import { PermissionGrants } from './permission-grants.js';
import {
  FULL,
  kindOf,
  NONE,
  restricted,
  toEntry,
  type AccessKind,
  type TabValue,
} from './permission-values.rules.js';
import { tabHelp } from './tab-help.js';

export interface PermissionRowProps {
  shown: PermissionTab;
  role: Role;
  value: TabValue;
  /** The role's value. */
  usual: TabValue;
  /** Nobody gives permissions that they do not have. */
  giver: EntryHolder;
  disabled: boolean;
  onChange: (value: TabValue) => void;
}

const kinds = (): Record<AccessKind, string> => ({
  none: t('No access'),
  only: t('Restricted'),
  full: t('Full access'),
});

/** One tab with no, partial or full access; differences from the role are marked. */
export function PermissionRow(props: PermissionRowProps) {
  const { shown, role, value, usual, giver, disabled, onChange } = props;
  const { tab, title, resources } = shown;
  const help = tabHelp(tab, role);
  const may = (wanted: TabValue) => {
    const entry = toEntry(tab, wanted);
    return !entry || holdsAll(giver, [entry]);
  };
  return (
    <section className="at-perm" aria-label={title}>
      <div className="at-row-end">
        <div className="at-grow">
          <h3>{title}</h3>
          {help && <div className="at-12 at-muted">{help}</div>}
        </div>
        {value !== usual && <Difference {...props} may={may} />}
        <AccessSelect {...props} may={may} />
      </div>
      {kindOf(value) === 'only' && resources.length > 0 && (
        <PermissionGrants
          shown={shown}
          value={value}
          usual={usual}
          onChange={onChange}
          closed={(next) => disabled || (!may(next) && next.length > value.length)}
        />
      )}
    </section>
  );
}

interface PartProps extends PermissionRowProps {
  /** Whether the giver has all of it. */
  may: (wanted: TabValue) => boolean;
}

function Difference({ shown: { title }, usual, disabled, may, onChange }: PartProps) {
  return (
    <>
      <Badge tone="warning">{t('Changed')}</Badge>
      <Button
        size="xs"
        variant="ghost"
        disabled={disabled || !may(usual)}
        aria-label={t('Reset {tab} to the role', { tab: title })}
        onClick={() => onChange(usual)}
      >
        {t('Reset')}
      </Button>
    </>
  );
}

function AccessSelect({ shown: { tab, title }, value, usual, disabled, may, onChange }: PartProps) {
  const partly = kindOf(usual) === 'only' ? usual : restricted(tab);
  const values: Record<AccessKind, TabValue> = { none: NONE, only: partly, full: FULL };
  return (
    <select
      className="form-select form-select-sm"
      aria-label={t('{tab}: access', { tab: title })}
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
