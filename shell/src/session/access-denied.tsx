import { t } from '@atrium/sdk';
import { ForbiddenState } from '@atrium/ui';
import { usePageTitle } from '../app/use-page-title.js';

/** In place of a page that the person's role or permissions do not open. */
export function AccessDenied() {
  usePageTitle(t('401 - Access Denied'));
  return (
    <div className="at-body at-fill">
      <ForbiddenState />
    </div>
  );
}
