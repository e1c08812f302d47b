import { isStaff, ROLE_LABELS } from '@atrium/contracts';
import { msg, t, translate, useCompanyPath, usePhotos, usePortalStore, useUser } from '@atrium/sdk';
import { Icon, Menu, PhotoAvatar, type IconName, type MenuItem } from '@atrium/ui';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { useReachable } from '../navigation/use-reachable.js';
import { lockSession } from '../lock/lock.api.js';
import { useLogout } from '../session/use-logout.js';
import { startTour } from '../tour/tour-state.js';
import { useOwnLanguage } from './use-own-language.js';
import { useOwnPresence } from './use-own-presence.js';

interface OwnPage {
  label: string;
  icon: IconName;
  path: string;
  query?: string;
}

/** The person's own pages, shown if they exist and may be opened. */
const OWN_PAGES: readonly OwnPage[] = [
  { label: msg('My Profile'), icon: 'user', path: 'employee/Profile' },
  { label: msg('Self Evaluation'), icon: 'user-check', path: 'form/selfEvaluation' },
  { label: msg('My Balance'), icon: 'calendar', path: 'leave/management', query: '?view=mine' },
];

interface ProfileMenuProps {
  answer: PortalAnswer;
  onDisplay: () => void;
}

/** The signed-in person with role and company, their own pages, and sign-out. */
export function ProfileMenu({ answer, onDisplay }: ProfileMenuProps) {
  const { id, firstName, lastName, email, role, company } = useUser();
  const photo = usePhotos(isStaff(role) ? [id] : []).get(id);
  const own = useOwnPages(answer);
  const presence = useOwnPresence();
  const languages = useOwnLanguage();
  const always = useAlways(onDisplay);
  const name = `${firstName} ${lastName}`;
  return (
    <Menu
      className="at-me"
      label={t('Profile of {name}', { name })}
      header={
        <>
          <div className="at-strong">{name}</div>
          <div className="at-muted">{email}</div>
          <div className="at-12 at-faint mt-1">
            {translate(ROLE_LABELS[role])} · {company.name}
          </div>
        </>
      }
      items={[presence.items, own, languages, always].flatMap(setApart)}
    >
      <PhotoAvatar name={name} photo={photo} presence={presence.shown} />
      <span className="at-not-phone">{firstName}</span>
      <span className="at-not-phone">
        <Icon name="chevron-down" size={14} />
      </span>
    </Menu>
  );
}

/** Puts a line above each group except the first, which has the header's. */
const setApart = (items: MenuItem[], group: number): MenuItem[] =>
  items.map((item, index) => ({ ...item, apart: group > 0 && index === 0 }));

function useOwnPages({ portal }: PortalAnswer): MenuItem[] {
  const toPath = useCompanyPath();
  const isReachable = useReachable(portal);
  const { seenBy } = useUser();
  // Only the person themselves sees their account.
  const pages = OWN_PAGES.filter(({ path }) => !seenBy || path !== 'employee/Profile');
  return pages
    .filter(({ path }) => isReachable(path))
    .map(({ path, query = '', label, icon }) => ({
      label: translate(label),
      icon,
      to: `${toPath(path)}${query}`,
    }));
}

function useAlways(onDisplay: () => void): MenuItem[] {
  const store = usePortalStore();
  const logout = useLogout();
  const { seenBy } = useUser();
  return [
    { label: t('Display settings'), icon: 'adjustments-horizontal', onSelect: onDisplay },
    { label: t('Show me around'), icon: 'eye', onSelect: startTour },
    // An admin who looks at the portal as this person could not unlock it with that person's password.
    ...(seenBy ? [] : [{ label: t('Lock'), icon: 'lock', onSelect: () => void lockSession(store) } as const]),
    { label: t('Logout'), icon: 'logout', onSelect: logout },
  ];
}
