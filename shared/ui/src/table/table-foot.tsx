import { t } from '@atrium/sdk';
import { IconButton } from '../button/icon-button.js';
import type { PageInfo } from './data-table.types.js';
import { rangeText } from './range.rules.js';

interface TableFootProps {
  page: PageInfo;
  /** Number of rows on this page; undefined while they are loading. */
  shown: number | undefined;
  onClearFilters?: () => void;
}

export function TableFoot({ page, shown, onClearFilters }: TableFootProps) {
  return (
    <div className="at-foot">
      <bdi aria-live="polite">{shown !== undefined && rangeText(page, shown)}</bdi>
      {onClearFilters && (
        <span className="at-not-phone">
          {t('Filtered')} ·{' '}
          <button type="button" className="at-toast-act" onClick={onClearFilters}>
            {t('Clear')}
          </button>
        </span>
      )}
      <div className="at-actions">
        {page.size && <SizeSelect {...page.size} />}
        <IconButton
          icon="chevron-left"
          label={t('Previous page')}
          disabled={!page.hasPrevious}
          onClick={page.onPrevious}
        />
        <IconButton
          icon="chevron-right"
          label={t('Next page')}
          disabled={!page.hasNext}
          onClick={page.onNext}
        />
      </div>
    </div>
  );
}

function SizeSelect({ value, options, onChange }: NonNullable<PageInfo['size']>) {
  return (
    <select
      className="form-select form-select-sm w-auto at-not-phone"
      aria-label={t('Rows per page')}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {t('{option} per page', { option })}
        </option>
      ))}
    </select>
  );
}
