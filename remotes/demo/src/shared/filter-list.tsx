import { Count, Dot, Icon, type DotProps, type IconName } from '@atrium/ui';
import { Fragment } from 'react';
import css from './filter-list.module.scss';

export interface FilterOption<V extends string> {
  value: V;
  label: string;
  count: number;
  icon?: IconName;
  tone?: DotProps['tone'];
}

interface FilterListProps<V extends string> {
  label: string;
  value: V;
  /** With a line before each group. */
  groups: readonly (readonly FilterOption<V>[])[];
  onChange: (value: V) => void;
}

/** The filters of a list, each with its number of records. */
export function FilterList<V extends string>({ label, value, groups, onChange }: FilterListProps<V>) {
  return (
    <div className={css.filters} role="group" aria-label={label}>
      {groups.map((options, index) => (
        <Fragment key={options[0]?.value ?? index}>
          {index > 0 && <hr />}
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              aria-pressed={option.value === value}
              onClick={() => onChange(option.value)}
            >
              {option.icon && <Icon name={option.icon} />}
              {option.tone && <Dot tone={option.tone} />}
              <span className={css.name}>{option.label}</span> <Count value={option.count} />
            </button>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
