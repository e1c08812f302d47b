import { IconButton } from '../button/icon-button.js';
import type { PageInfo } from './data-table.types.js';
import { rangeText } from './range.rules.js';

interface TableFootProps {
  page: PageInfo;
  /** How many rows stand on this page; undefined while they are on their way. */
  shown: number | undefined;
  onClearFilters?: () => void;
}

export function TableFoot({ page, shown, onClearFilters }: TableFootProps) {
  return (
    <div className="at-foot">
      <bdi aria-live="polite">{shown !== undefined && rangeText(page, shown)}</bdi>
      {onClearFilters && (
        <span className="at-not-phone">
          Filtered ·{' '}
          <button type="button" className="at-toast-act" onClick={onClearFilters}>
            Clear
          </button>
        </span>
      )}
      <div className="at-actions">
        <IconButton
          icon="chevron-left"
          label="Previous page"
          disabled={!page.hasPrevious}
          onClick={page.onPrevious}
        />
        <IconButton icon="chevron-right" label="Next page" disabled={!page.hasNext} onClick={page.onNext} />
      </div>
    </div>
  );
}
