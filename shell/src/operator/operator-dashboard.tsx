import type { Operator } from '@atrium/contracts';
import { readFailure, t, toast } from '@atrium/sdk';
import { Brand, Button, Page } from '@atrium/ui';
import { useState } from 'react';
import { SecondFactorCard } from '../session/second-factor/second-factor-card.js';
import { CompaniesCard } from './companies-card.js';
import { DeadJobsCard } from './dead-jobs-card.js';
import { HeldMailCard } from './held-mail-card.js';
import { LogCard } from './log-card.js';
import { MaintenanceCard } from './maintenance-card.js';
import { OPERATOR_FACTOR } from './operator-second-factor.js';
import { signOutOperator } from './operator.api.js';

interface OperatorDeskProps {
  operator: Operator;
  onLeft: () => void;
  /** Called when the operator's own account has changed. */
  onChanged: () => void;
}

export function OperatorDashboard({ operator, onLeft, onChanged }: OperatorDeskProps) {
  // The log is loaded again after each action.
  const [acts, setActs] = useState(0);
  const act = () => setActs((count) => count + 1);
  const leave = () =>
    signOutOperator().then(onLeft, (reason: unknown) => {
      const { status, error } = readFailure(reason);
      if (status === 401) onLeft();
      else toast.error(t('You are still signed in'), { text: error.message });
    });
  return (
    <div className="at-desk">
      <header className="at-lp-nav">
        <Brand />
        <div className="at-actions">
          <span className="at-muted at-13 at-clip">{operator.email}</span>
          <Button size="sm" icon="logout" onClick={() => void leave()}>
            {t('Sign out')}
          </Button>
        </div>
      </header>
      <main>
        <Page title={t('Platform')} subtitle={t('This installation and the companies on it.')}>
          <MaintenanceCard onChanged={act} />
          <CompaniesCard />
          <HeldMailCard onReleased={act} />
          <DeadJobsCard onRetried={act} />
          <SecondFactorCard
            secondFactor={operator.secondFactor}
            calls={OPERATOR_FACTOR}
            onClosed={() => {
              act();
              onChanged();
            }}
          />
          <LogCard key={acts} />
        </Page>
      </main>
    </div>
  );
}
