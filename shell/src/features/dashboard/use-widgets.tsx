import type { ReactNode } from 'react';
import { t, translate, useMayOpen } from '@atrium/sdk';
import { RemoteWidget } from '../../federation/remote-widget.js';
import { listSlot } from '../../federation/slot.rules.js';
import { usePortal } from '../../navigation/use-portal.js';
import { CurrentAnnouncements } from './current-announcements.js';
import { NextSteps } from './next-steps.js';
import { useListNextStepsQuery } from './next-steps.api.js';
import { TodayCard } from './today-card.js';
import { useHideSteps } from './use-hide-steps.js';
import { WaitingCard } from './waiting-card.js';
import type { Widget } from './widgets.rules.js';

export interface DashboardWidget extends Widget {
  content: ReactNode;
}

/** The widgets of the portal and of the enabled remotes for this person; undefined while they are loading. */
export function useWidgets(): DashboardWidget[] | undefined {
  const { portal } = usePortal();
  const mayOpen = useMayOpen();
  const query = useListNextStepsQuery();
  const { data, error } = query;
  const { hidden } = useHideSteps();
  if (!portal || !(data || error)) return undefined;
  const hasSteps = !hidden && (data?.items.some(({ done }) => !done) ?? true);
  const contributed = listSlot(portal, 'dashboard.widget', mayOpen).map(({ remote, slot }) => ({
    id: `${remote.id}/${slot.id}`,
    title: translate(slot.title),
    size: slot.size ?? 'wide',
    order: slot.order,
    content: <RemoteWidget remote={remote} slot={slot} />,
  }));
  return [
    ...contributed,
    ...ownWidgets(<NextSteps query={query} />).filter(({ id }) => hasSteps || id !== NEXT_STEPS),
  ];
}

const NEXT_STEPS = 'portal/next-steps';

const ownWidgets = (nextSteps: ReactNode): DashboardWidget[] => [
  { id: NEXT_STEPS, title: t('Next steps'), size: 'narrow', order: 5, content: nextSteps },
  { id: 'portal/waiting', title: t('Waiting for me'), size: 'wide', order: 20, content: <WaitingCard /> },
  { id: 'portal/today', title: t('Today'), size: 'narrow', order: 12, content: <TodayCard /> },
  {
    id: 'portal/announcements',
    title: t('Announcements'),
    size: 'narrow',
    order: 30,
    content: <CurrentAnnouncements />,
  },
];
