import '@atrium/ui/frame.scss';
import '@atrium/ui/app.scss';
import type { Operator } from '@atrium/contracts';
import { readFailure, t, type ApiFailure } from '@atrium/sdk';
import { addIcons, APP_ICONS, ErrorState } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../app/use-page-title.js';
import { FullPageSpinner } from '../session/session-gate.js';
import { OperatorDashboard } from './operator-dashboard.js';
import { OperatorSignIn } from './operator-sign-in.js';
import { getOperator } from './operator.api.js';

addIcons(APP_ICONS);

type Found = { operator: Operator | null; failure?: never } | { failure: ApiFailure; operator?: never };

async function findOperator(): Promise<Found> {
  try {
    return { operator: (await getOperator()).operator };
  } catch (reason) {
    const failure = readFailure(reason);
    return failure.status === 401 || failure.status === 403 ? { operator: null } : { failure };
  }
}

/** `/platform`: the console of the installation's operator, separate from all companies. */
export default function OperatorConsole() {
  usePageTitle(t('Platform'));
  const [found, setFound] = useState<Found | null>(null);
  const look = () => void findOperator().then(setFound);
  useEffect(look, []);
  if (!found) return <FullPageSpinner />;
  if (found.failure) {
    return (
      <main className="at-auth is-single">
        <ErrorState title={t('The platform could not be reached')} error={found.failure} onRetry={look} />
      </main>
    );
  }
  const { operator } = found;
  return operator ? (
    <OperatorDashboard operator={operator} onLeft={() => setFound({ operator: null })} onChanged={look} />
  ) : (
    <OperatorSignIn onSignedIn={(arrived) => setFound({ operator: arrived })} />
  );
}
