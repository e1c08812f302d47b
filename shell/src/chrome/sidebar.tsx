import { t } from '@atrium/sdk';
import { Button, useTablet } from '@atrium/ui';
import { Fragment, type ReactNode } from 'react';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { useDisplay } from '../customizer/use-display.js';
import { CompanyLink } from './company-link.js';
import { MiniArea, MiniItem } from './mini-item.js';
import { isArea, type NavigationGroup } from '../navigation/navigation.rules.js';
import { SidebarArea } from './sidebar-area.js';
import { SidebarItem } from './sidebar-item.js';
import { useOpenAreas } from './use-open-areas.js';
import { useNavigation } from '../navigation/use-navigation.js';

interface SidebarProps {
  answer: PortalAnswer;
  /** On a phone: larger items, never icons only, and a close button. */
  touch?: boolean;
  close?: ReactNode;
}

/** The company, linked to its dashboard, and everything that the person may open. */
export function Sidebar({ answer, touch, close }: SidebarProps) {
  const groups = useNavigation(answer.portal);
  const { miniSidebar } = useDisplay();
  const tablet = useTablet();
  const Groups = (miniSidebar || tablet) && !touch ? MiniGroups : WideGroups;
  return (
    <>
      <div className="at-row">
        <CompanyLink />
        {close}
      </div>
      <div className={touch ? 'at-nav at-nav-touch' : 'at-nav'}>
        <Groups groups={groups} />
        {answer.error ? <MissingApps onRetry={answer.retry} /> : null}
      </div>
    </>
  );
}

interface GroupsProps {
  groups: readonly NavigationGroup[];
}

function WideGroups({ groups }: GroupsProps) {
  const { isOpen, toggle } = useOpenAreas(groups);
  return groups.map((group, at) => (
    <Fragment key={group.id}>
      {group.section && group.section !== groups[at - 1]?.section && (
        <div className="at-nav-h">{group.section}</div>
      )}
      {isArea(group) ? (
        <SidebarArea area={group} open={isOpen(group)} onToggle={() => toggle(group)} />
      ) : (
        group.items.map((item) => <SidebarItem key={item.id} item={item} />)
      )}
    </Fragment>
  ));
}

function MiniGroups({ groups }: GroupsProps) {
  return groups.map((group) =>
    isArea(group) ? (
      <MiniArea key={group.id} area={group} />
    ) : (
      group.items.map((item) => <MiniItem key={item.id} item={item} />)
    ),
  );
}

export function MissingApps({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="at-12 at-muted p-2" role="alert">
      {t('Your apps could not be loaded.')}{' '}
      <Button variant="ghost" size="xs" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  );
}
