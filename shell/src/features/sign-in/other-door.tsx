import { t } from '@atrium/sdk';
import { Link } from 'react-router-dom';
import { clientSignInPath, signInPath } from '../../session/access.rules.js';
import type { Door } from './door.types.js';

/** The way to the page on which the others sign in. */
export function OtherDoor({ code, door }: { code: string; door: Door }) {
  return door === 'staff' ? (
    <Link to={clientSignInPath(code)}>{t('A client? Sign in here')}</Link>
  ) : (
    <Link to={signInPath(code)}>{t('You work here? Sign in here')}</Link>
  );
}
