import type { Maintenance } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { Button, Card, Loaded, RelativeTime, Spinner, TextAreaField } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { getMaintenance } from '../maintenance/maintenance.api.js';
import { setMaintenance } from './operator.api.js';

/** Closes the portal for everybody, with a message, and opens it again. */
export function MaintenanceCard({ onChanged }: { onChanged: () => void }) {
  const [state, setState] = useState<Maintenance | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const load = () => {
    getMaintenance().then((found) => {
      setFailure(null);
      setState(found);
    }, setFailure);
  };
  useEffect(load, []);
  const set = async (on: boolean, message: string | null) => {
    setState(await setMaintenance({ on, message }));
    onChanged();
  };
  return (
    <Card title={t('Maintenance')}>
      <Loaded
        of={{ data: state, error: failure, refetch: load }}
        title={t('The status could not be loaded')}
        skeleton={<Spinner label={t('Loading')} />}
      >
        {(known) =>
          known.on ? (
            <Closed state={known} onOpen={() => set(false, null)} />
          ) : (
            <Open onClose={(message) => set(true, message)} />
          )
        }
      </Loaded>
    </Card>
  );
}

function Closed({ state: { since, message }, onOpen }: { state: Maintenance; onOpen: () => Promise<void> }) {
  const { take, busy } = useStep();
  const open = () => void take({ work: onOpen, failed: t('Nothing was changed') });
  return (
    <div className="d-flex flex-column gap-3 align-items-start">
      <p className="m-0">
        <b>{t('The portal is closed.')}</b> {since && <RelativeTime at={since} />}
      </p>
      {message && <p className="m-0 at-muted">{message}</p>}
      <Button variant="primary" busy={busy} onClick={open}>
        {t('Open portal')}
      </Button>
    </div>
  );
}

function Open({ onClose }: { onClose: (message: string | null) => Promise<void> }) {
  const [message, setMessage] = useState('');
  const { take, busy } = useStep();
  const close = () =>
    take({
      ask: {
        title: t('Close the portal?'),
        text: t(
          'Every page of every company shows the notice until you open it again. Nothing typed is lost.',
        ),
        confirmText: t('Close portal'),
        tone: 'danger',
      },
      work: () => onClose(message.trim() || null),
      failed: t('Nothing was changed'),
    });
  return (
    <div className="d-flex flex-column gap-3 align-items-start">
      <TextAreaField
        label={t('What people read')}
        help={t('For example, when it will be back. Leave empty for the standard text.')}
        rows={2}
        maxLength={300}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <Button variant="danger" busy={busy} onClick={() => void close()}>
        {t('Close portal')}
      </Button>
    </div>
  );
}
