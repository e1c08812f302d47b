import { ASSESSMENT } from '@atrium/contracts';
import { t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { useSearchParams, type LinkTab } from '@atrium/ui';

/** Tabs of what HR does with assessments; leads have the results alone. */
export function useAssessmentTabs(): LinkTab[] {
  const path = useCompanyPath()('assessment/table');
  const [params] = useSearchParams();
  const keeps = useMayOpen()({ session: 'staff', permission: ASSESSMENT.check('read') });
  const view = params.get('view');
  if (!keeps) return [];
  const tab = (label: string, key: string | null): LinkTab => ({
    label,
    to: key === null ? path : `${path}?view=${key}`,
    current: view === key,
  });
  return [
    tab(t('Assessments'), null),
    tab(t('Questions'), 'questions'),
    tab(t('Results'), 'results'),
    tab(t('Marking'), 'marking'),
  ];
}
