import { OPENING } from '@atrium/contracts';
import { t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';
import { useLocation } from 'react-router-dom';

/** Tabs of the pages of hiring. */
export function useHiringTabs(): LinkTab[] {
  const path = useCompanyPath();
  const { pathname, search } = useLocation();
  const isFigures = new URLSearchParams(search).get('view') === 'figures';
  const reads = useMayOpen()({ session: 'staff', permission: OPENING.check('read') });
  const tab = (label: string, page: string): LinkTab => ({
    label,
    to: path(page),
    current: pathname === path(page) && !isFigures,
  });
  const current = path('hiring/current');
  const figures = {
    label: t('Figures'),
    to: `${current}?view=figures`,
    current: pathname === current && isFigures,
  };
  return [
    ...(reads ? [tab(t('Openings'), 'hiring/current')] : []),
    tab(t('Requested'), 'hiring/requested'),
    ...(reads
      ? [tab(t('Find applicants'), 'hiring/filter'), tab(t('My interviews'), 'hiring/applicant'), figures]
      : []),
  ];
}
