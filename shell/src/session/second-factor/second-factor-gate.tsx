import { fetchSession, type PortalStore, t } from '@atrium/sdk';
import { AuthLayout, Note } from '@atrium/ui';
import { useDispatch } from 'react-redux';
import { usePageTitle } from '../../app/use-page-title.js';
import { LogoutButton } from '../logout-button.js';
import { useOwnSecondFactor } from './second-factor-calls.js';
import SetUpSecondFactor from './set-up-second-factor.js';

/** Shown in place of every page when the company requires a second step that the person has not set up. */
export default function SecondFactorGate() {
  usePageTitle(t('Set up two-step sign-in'));
  const calls = useOwnSecondFactor();
  const dispatch = useDispatch<PortalStore['dispatch']>();
  return (
    <AuthLayout title={t('Set up two-step sign-in')}>
      <Note>{t('Your company requires two-step sign-in. Setting it up takes a minute.')}</Note>
      <SetUpSecondFactor calls={calls} onDone={() => void dispatch(fetchSession())} />
      <LogoutButton />
    </AuthLayout>
  );
}
