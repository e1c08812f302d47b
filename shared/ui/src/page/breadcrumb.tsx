import { t } from '@atrium/sdk';
import { Link } from 'react-router-dom';

export interface Crumb {
  label: string;
  to: string;
}

/** The pages above the current one, which itself is the title below. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className="breadcrumb">
        {crumbs.map((crumb) => (
          <li key={crumb.to}>
            <Link to={crumb.to}>{crumb.label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
