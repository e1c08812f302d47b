import { isStaff, type CurrentUser } from '@atrium/contracts';
import { logout, type PortalStore, t, toast, useCompanyPath } from '@atrium/sdk';
import { Brand, Button, ButtonLink, classNames } from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import css from './portal-frame.module.scss';

interface PortalFrameProps {
  user?: CurrentUser;
  /** Whose page it is, for those outside. */
  sender?: ReactNode;
  /** Room for the editor beside the client's view. */
  wide?: boolean;
  /** Null: what is shown has its own. */
  title: string | null;
  children: ReactNode;
}

/** A header with the person's name and sign-out above the page. */
export function PortalFrame({ user, sender, wide = false, title, children }: PortalFrameProps) {
  return (
    <div className={classNames('at-guest', css.frame)}>
      <header className={css.header}>
        {user ? <strong className="at-clip">{user.company.name}</strong> : (sender ?? <Brand />)}
        {user && <SignedIn user={user} />}
      </header>
      <main className={classNames(css.main, wide && css.wide)} id="main">
        {title !== null && <h1 className="at-title">{title}</h1>}
        {children}
      </main>
    </div>
  );
}

function SignedIn({ user }: { user: CurrentUser }) {
  const companyPath = useCompanyPath();
  return (
    <div className="at-actions">
      <span className="at-muted at-13 at-not-phone">{user.email}</span>
      {isStaff(user.role) && (
        <ButtonLink size="sm" to={companyPath('dashboard')}>
          {t('Dashboard')}
        </ButtonLink>
      )}
      <LogoutButton />
    </div>
  );
}

function LogoutButton() {
  const dispatch = useDispatch<PortalStore['dispatch']>();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const failure = await dispatch(logout());
    if (!failure) return;
    setBusy(false);
    toast.error(failure.error.message);
  };
  return (
    <Button size="sm" icon="logout" busy={busy} onClick={() => void leave()}>
      {t('Logout')}
    </Button>
  );
}
