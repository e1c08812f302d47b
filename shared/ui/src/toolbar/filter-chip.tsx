import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import type { IconName } from '../icon/icon-set.js';

export interface FilterChipProps {
  field: string;
  icon?: IconName;
  operator?: string;
  value: ReactNode;
  onRemove: () => void;
}

/** A filter in force: field, operator, value, and the way to take it off. */
export function FilterChip({ field, icon, operator = 'is', value, onRemove }: FilterChipProps) {
  return (
    <span className="at-chip">
      <span>
        {icon && <Icon name={icon} size={14} />}
        {field}
      </span>
      <span className="at-not-phone">{operator}</span>
      <span className="v">{value}</span>
      <button type="button" className="x" aria-label={`Remove filter ${field}`} onClick={onRemove}>
        <Icon name="x" size={14} />
      </button>
    </span>
  );
}
