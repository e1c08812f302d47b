import { EVALUATION_CYCLE, EVALUATION_RESULT, type RouteGuard } from '@atrium/contracts';
import { t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';
import { useLocation } from 'react-router-dom';

const READS: RouteGuard = { session: 'staff', permission: EVALUATION_RESULT.check('read') };
const KEEPS: RouteGuard = { session: 'staff', permission: EVALUATION_CYCLE.check('read') };

const TEAM: RouteGuard = { ...READS, allowedRoles: ['admin', 'hr', 'teamLeader'] };
const HR: RouteGuard = { ...READS, allowedRoles: ['admin', 'hr'] };

/** Whether one has the page on which leads, or HR, write. */
export function useMayWriteAt(): (kind: 'lead' | 'hr') => boolean {
  const mayOpen = useMayOpen();
  return (kind) => mayOpen(kind === 'lead' ? TEAM : HR);
}

/** Tabs of the pages of evaluations that one may open. */
export function useEvaluationTabs(): LinkTab[] {
  const path = useCompanyPath();
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const tab = (label: string, page: string, guard: RouteGuard): LinkTab[] =>
    mayOpen(guard) ? [{ label, to: path(page), current: pathname === path(page) }] : [];
  return [
    ...tab(t('My evaluation'), 'form/selfEvaluation', { session: 'staff' }),
    ...tab(t('Forms about my team'), 'form/teamEvaluation', TEAM),
    ...tab(t('Forms of HR'), 'form/hrEvaluation', HR),
    ...tab(t('Results'), 'evaluation/table', READS),
    ...tab(t('All forms'), 'evaluation/forms', KEEPS),
  ];
}

/** Tabs of the settings of evaluations. */
export function useEvaluationSettingsTabs(): LinkTab[] {
  const path = useCompanyPath();
  const { pathname } = useLocation();
  const tab = (label: string, page: string): LinkTab => ({
    label,
    to: path(page),
    current: pathname === path(page),
  });
  return [tab(t('Templates'), 'settings/evaluation'), tab(t('Cycles'), 'settings/evaluationCycles')];
}
