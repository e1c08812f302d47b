import { t, useCompanyPath } from '@atrium/sdk';
import { classNames, Icon, iconNamed, Menu } from '@atrium/ui';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { CompanyLink } from './company-link.js';
import { isArea, type NavigationGroup } from '../navigation/navigation.rules.js';
import { MissingApps } from './sidebar.js';
import { SidebarItem } from './sidebar-item.js';
import { useItemLink } from './use-item-link.js';
import { useNavigation } from '../navigation/use-navigation.js';

/** The menu of the horizontal layout: a row below the top bar, with groups as drop-downs. */
export function Navbar({ answer }: { answer: PortalAnswer }) {
  const groups = useNavigation(answer.portal);
  return (
    <nav className="at-navbar" aria-label={t('Main')}>
      <CompanyLink />
      {groups.map((group) =>
        isArea(group) ? (
          <AreaMenu key={group.id} area={group} />
        ) : (
          group.items.map((item) => <SidebarItem key={item.id} item={item} />)
        ),
      )}
      {answer.error ? <MissingApps onRetry={answer.retry} /> : null}
    </nav>
  );
}

function AreaMenu({ area: { title, icon, items } }: { area: NavigationGroup & { title: string } }) {
  const { isActive } = useItemLink();
  const toPath = useCompanyPath();
  return (
    <Menu
      align="start"
      className={classNames('at-nav-i', items.some(isActive) && 'active')}
      items={items.map((item) => ({
        id: item.id,
        label: item.title,
        icon: iconNamed(item.icon),
        to: toPath(item.path),
      }))}
    >
      <Icon name={iconNamed(icon)} size={18} />
      <span>{title}</span>
      <Icon name="chevron-down" size={14} />
    </Menu>
  );
}
