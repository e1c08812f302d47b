import { t } from '@atrium/sdk';
import type { ReactNode } from 'react';

/** Search and filters at the start, `end` for the page's own buttons. */
export function Toolbar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className="at-toolbar" role="group" aria-label={t('Filters')}>
      {children}
      {end && <div className="at-actions">{end}</div>}
    </div>
  );
}
