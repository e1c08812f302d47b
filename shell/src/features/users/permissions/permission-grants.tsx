import { ACTIONS, type Action, type PermissionTab } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { actionName, classNames } from '@atrium/ui';
import { grants, toggle, type TabValue } from './permission-values.rules.js';

interface PermissionGrantsProps {
  shown: PermissionTab;
  value: TabValue;
  /** The role's value. */
  usual: TabValue;
  /** Whether this person may not set the tab to that value. */
  closed: (next: TabValue) => boolean;
  onChange: (value: TabValue) => void;
}

/** The actions on each resource of a tab; a box that differs from the role is marked. */
export function PermissionGrants(props: PermissionGrantsProps) {
  const { title, resources } = props.shown;
  return (
    <div className="at-perm-grid" role="group" aria-label={t('{tab}: permitted actions', { tab: title })}>
      {resources.map(({ resource, title: name }) => (
        <fieldset key={resource}>
          <legend>{name}</legend>
          {ACTIONS.map((action) => (
            <Grant key={action} {...props} resource={resource} action={action} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface GrantProps extends PermissionGrantsProps {
  resource: string;
  action: Action;
}

function Grant({ shown: { tab }, value, usual, closed, onChange, resource, action }: GrantProps) {
  const next = toggle(tab, value, { resource, action });
  const checked = grants(value, resource, action);
  const changed = checked !== grants(usual, resource, action);
  return (
    <label className={classNames('form-check m-0', changed && 'is-changed')}>
      <input
        type="checkbox"
        className="form-check-input"
        checked={checked}
        disabled={closed(next)}
        onChange={() => onChange(next)}
      />
      <span className="form-check-label">
        {actionName(action)}
        {changed && <span className="visually-hidden"> {t('(differs from the role)')}</span>}
      </span>
    </label>
  );
}
