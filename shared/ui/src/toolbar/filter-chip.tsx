import { t } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import type { IconName } from '../icon/icon-set.js';

export interface FilterChipProps {
  field: string;
  icon?: IconName;
  operator?: string;
  value: ReactNode;
  /** Opens the filter for editing. */
  onEdit?: () => void;
  onRemove: () => void;
}

/** An active filter: field, operator, value, and a button that removes it. */
export function FilterChip({ field, icon, operator = t('is'), value, onEdit, onRemove }: FilterChipProps) {
  return (
    <span className="at-chip">
      <span>
        {icon && <Icon name={icon} size={14} />}
        {field}
      </span>
      <span className="at-not-phone">{operator}</span>
      {onEdit ? (
        <button type="button" className="v" title={t('Change filter {field}', { field })} onClick={onEdit}>
          {value}
        </button>
      ) : (
        <span className="v">{value}</span>
      )}
      <button
        type="button"
        className="x"
        aria-label={t('Remove filter {field}', { field })}
        onClick={onRemove}
      >
        <Icon name="x" size={14} />
      </button>
    </span>
  );
}
