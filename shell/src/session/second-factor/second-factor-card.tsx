import type { Account } from '@atrium/contracts';
import { lazyDialog, lazyPage, t, Trans } from '@atrium/sdk';
import { Badge, Button, Card, Dialog, RelativeTime, SkeletonCards } from '@atrium/ui';
import { Suspense, useState } from 'react';
import type { ProofDialogProps } from './proof-dialog.js';
import type { SecondFactorCalls } from './second-factor-calls.js';
import type { SetUpSecondFactorProps } from './set-up-second-factor.js';

const SetUpSecondFactor = lazyPage<SetUpSecondFactorProps>(
  () => import(/* webpackChunkName: 'second-factor' */ './set-up-second-factor.js'),
);
const ProofDialog = lazyDialog<ProofDialogProps>(
  () => import(/* webpackChunkName: 'second-factor' */ './proof-dialog.js'),
);

type Open = 'setUp' | ProofDialogProps['step'] | null;

interface SecondFactorCardProps extends Pick<Account, 'secondFactor'> {
  calls: SecondFactorCalls;
  /** Called when a dialog that may have changed it is closed. */
  onClosed?: () => void;
}

/** The second step of sign-in: turning it on and off, and recovery codes. */
export function SecondFactorCard({ secondFactor, calls, onClosed }: SecondFactorCardProps) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => {
    setOpen(null);
    onClosed?.();
  };
  return (
    <Card title={t('Two-step sign-in')} note={t('A code from your phone in addition to your password.')}>
      {secondFactor ? (
        <On {...secondFactor} onOpen={setOpen} />
      ) : (
        <div className="at-row-end">
          <span className="at-grow at-muted">
            {t('Even someone who learns your password cannot sign in without your phone.')}
          </span>
          <Button variant="primary" size="sm" onClick={() => setOpen('setUp')}>
            {t('Set up')}
          </Button>
        </div>
      )}
      {open === 'setUp' && (
        <Dialog title={t('Set up two-step sign-in')} onClose={close} keep>
          <Suspense fallback={<SkeletonCards cards={1} />}>
            <SetUpSecondFactor calls={calls} onDone={close} />
          </Suspense>
        </Dialog>
      )}
      {open && open !== 'setUp' && <ProofDialog step={open} calls={calls} onClose={close} />}
    </Card>
  );
}

interface OnProps extends NonNullable<Account['secondFactor']> {
  onOpen: (step: ProofDialogProps['step']) => void;
}

function On({ since, codesLeft, onOpen }: OnProps) {
  return (
    <div className="at-row-end">
      <span className="at-grow">
        <Badge tone="success">{t('On')}</Badge>{' '}
        <Trans
          id="since {when}. Recovery codes left: {count}."
          values={{ when: <RelativeTime at={since} />, count: codesLeft }}
        />
      </span>
      <Button size="sm" onClick={() => onOpen('codes')}>
        {t('New recovery codes')}
      </Button>
      <Button size="sm" variant="danger" onClick={() => onOpen('off')}>
        {t('Switch off')}
      </Button>
    </div>
  );
}
