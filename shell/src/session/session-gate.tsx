import { fetchSession, lazyPage, type PortalStore, t, translate, useSession } from '@atrium/sdk';
import { Button, Spinner } from '@atrium/ui';
import { Suspense, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';

const MaintenanceCover = lazyPage(
  () => import(/* webpackChunkName: 'maintenance' */ '../maintenance/maintenance-cover.js'),
);

/**
 * Product specification 2.8, 4.1: shows a spinner until it is known who is signed in, and Retry when that fails. While
 * the portal is closed its notice covers every page.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { user, loading, error, closed } = useSession();
  const notice = closed && (
    <Suspense fallback={<FullPageSpinner />}>
      <MaintenanceCover />
    </Suspense>
  );
  if (loading) return notice || <FullPageSpinner />;
  if (error && !user) return <SessionFailure message={error} />;
  return (
    <>
      {children}
      {notice}
    </>
  );
}

export function FullPageSpinner() {
  return (
    <div className="at-auth d-flex align-items-center justify-content-center">
      <Spinner label={t('Loading')} large />
    </div>
  );
}

function SessionFailure({ message }: { message: string }) {
  const dispatch = useDispatch<PortalStore['dispatch']>();
  return (
    <main className="at-auth is-single">
      <div className="at-blank">
        <h1>{translate(message)}</h1>
        <p>{t('Your session could not be checked. Check your connection and try again.')}</p>
        <div className="acts">
          <Button variant="primary" onClick={() => void dispatch(fetchSession())}>
            {t('Retry')}
          </Button>
        </div>
      </div>
    </main>
  );
}
