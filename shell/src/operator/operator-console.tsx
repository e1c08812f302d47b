import '@atrium/ui/frame.scss';
import '@atrium/ui/app.scss';
import type { Operator } from '@atrium/contracts';
import { readFailure, t, type ApiFailure } from '@atrium/sdk';
import { addIcons, APP_ICONS, Loaded } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../app/use-page-title.js';
import { FullPageSpinner } from '../session/session-gate.js';
import { OperatorDashboard } from './operator-dashboard.js';
import { OperatorSignIn } from './operator-sign-in.js';
import { getOperator } from './operator.api.js';

addIcons(APP_ICONS);

interface Known {
  operator: Operator | null;
  failure?: never;
}

type Found = Known | { failure: ApiFailure };

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
  const [known, setKnown] = useState<Known | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const look = () =>
    void findOperator().then((found) => {
      setFailure(found.failure ?? null);
      if (!found.failure) setKnown(found);
    });
  useEffect(look, []);
  if (!known && !failure) return <FullPageSpinner />;
  return (
    <Loaded
      of={{ data: known, error: failure, refetch: look }}
      title={t('The platform could not be reached')}
      frame={(waiting) => <main className="at-auth is-single">{waiting}</main>}
    >
      {({ operator }) =>
        operator ? (
          <OperatorDashboard
            operator={operator}
            onLeft={() => setKnown({ operator: null })}
            onChanged={look}
          />
        ) : (
          <OperatorSignIn onSignedIn={(arrived) => setKnown({ operator: arrived })} />
        )
      }
    </Loaded>
  );
}
