import { t, useCompanyPath } from '@atrium/sdk';
import { Button } from '../button/button.js';
import { ButtonLink } from '../button/button-link.js';

/** React Router counts the pages shown before this one. */
function hasPageBefore(): boolean {
  const state = window.history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
}

/** From a missing page to the previous one, or to the start page. */
export function WayBack() {
  const toPath = useCompanyPath();
  return hasPageBefore() ? (
    <Button onClick={() => window.history.back()}>{t('Back')}</Button>
  ) : (
    <ButtonLink to={toPath('dashboard')}>{t('Home')}</ButtonLink>
  );
}
