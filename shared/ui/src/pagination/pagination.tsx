import { formatNumber, t } from '@atrium/sdk';
import { Icon } from '../icon/icon.js';
import { listPageMarks } from './pages.rules.js';

export interface PaginationProps {
  /** What is paged: "Articles". */
  label: string;
  /** The current page, from 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Numbered pages, where their count is known. Lists of the API use cursors: see TableFoot. */
export function Pagination({ label, page, pages, onChange }: PaginationProps) {
  return (
    <nav aria-label={label}>
      <ul className="pagination at-pages">
        <li>
          <Step
            to={page - 1}
            icon="chevron-left"
            label={t('Previous page')}
            pages={pages}
            onChange={onChange}
          />
        </li>
        {listPageMarks(page, pages).map((mark, place) =>
          mark === 'gap' ? (
            <li key={`gap ${String(place)}`} className="at-pages-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={mark}>
              <button
                type="button"
                className="page-link"
                aria-label={t('Page {page, number}', { page: mark })}
                aria-current={mark === page ? 'page' : undefined}
                onClick={() => onChange(mark)}
              >
                {formatNumber(mark)}
              </button>
            </li>
          ),
        )}
        <li>
          <Step to={page + 1} icon="chevron-right" label={t('Next page')} pages={pages} onChange={onChange} />
        </li>
      </ul>
    </nav>
  );
}

interface StepProps extends Pick<PaginationProps, 'pages' | 'onChange'> {
  to: number;
  icon: 'chevron-left' | 'chevron-right';
  label: string;
}

function Step({ to, icon, label, pages, onChange }: StepProps) {
  return (
    <button
      type="button"
      className="page-link"
      aria-label={label}
      disabled={to < 1 || to > pages}
      onClick={() => onChange(to)}
    >
      <Icon name={icon} />
    </button>
  );
}
