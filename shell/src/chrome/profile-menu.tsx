import { isStaff, ROLE_LABELS } from '@atrium/contracts';
import { t, translate, useCompanyPath, usePhotos, usePortalStore, useUser } from '@atrium/sdk';
import { Icon, Menu, PhotoAvatar } from '@atrium/ui';
import type { ThemeState } from '../theme/use-theme.js';
import { lockSession } from '../lock/lock.api.js';
import { useLogout } from '../session/use-logout.js';

/** Who is signed in, as what and where, the way back to the device's theme, and the way out. */
export function ProfileMenu({ choice, choose }: Pick<ThemeState, 'choice' | 'choose'>) {
  const { id, firstName, lastName, email, role, company } = useUser();
  const photo = usePhotos(isStaff(role) ? [id] : []).get(id);
  const store = usePortalStore();
  const logout = useLogout();
  const toPath = useCompanyPath();
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
      items={[
        {
          label: t("Use the device's theme"),
          icon: 'device-desktop',
          disabled: choice === 'system',
          onSelect: () => choose('system'),
        },
        { label: t('My Profile'), icon: 'user', to: toPath('employee/Profile') },
        { label: t('Lock'), icon: 'lock', onSelect: () => void lockSession(store) },
        { label: t('Logout'), icon: 'logout', onSelect: logout },
      ]}
    >
      <PhotoAvatar name={name} photo={photo} />
      <span className="at-not-phone">{firstName}</span>
      <span className="at-not-phone">
        <Icon name="chevron-down" size={14} />
      </span>
    </Menu>
  );
}
