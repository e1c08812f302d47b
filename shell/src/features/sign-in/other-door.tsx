import { t } from '@atrium/sdk';
import { Link } from 'react-router-dom';
import { clientSignInPath, signInPath } from '../../session/access.rules.js';
import type { Door } from './door.types.js';

/** A link to the other sign-in page, for staff or for clients. */
export function OtherDoor({ code, door }: { code: string; door: Door }) {
  return door === 'staff' ? (
    <Link to={clientSignInPath(code)}>{t('Client? Sign in here')}</Link>
  ) : (
    <Link to={signInPath(code)}>{t('Staff? Sign in here')}</Link>
  );
}
