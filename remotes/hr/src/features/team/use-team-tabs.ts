import { t, useCompanyPath } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';
import { useSearchParams } from '@atrium/ui';

/** Tabs for who keeps teams; others have the teams alone. */
export function useTeamTabs(keeps: boolean): { tabs?: LinkTab[] } {
  const path = useCompanyPath()('team/management');
  const [params] = useSearchParams();
  const unplaced = params.get('view') === 'unplaced';
  if (!keeps) return {};
  return {
    tabs: [
      { label: t('Teams'), to: path, current: !unplaced },
      { label: t('People without a team'), to: `${path}?view=unplaced`, current: unplaced },
    ],
  };
}
