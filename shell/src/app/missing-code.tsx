import { notArrived, t, useReconnect } from '@atrium/sdk';
import { Button } from '@atrium/ui';

/** Shown where code could not be loaded. It retries by itself when the connection is back. */
export function MissingCode({ title, onRetry }: { title: string; onRetry: () => void }) {
  useReconnect(onRetry);
  return (
    <div className="at-blank" role="alert">
      <h1>{title}</h1>
      <p>{notArrived()}</p>
      <div className="acts">
        <Button variant="primary" onClick={onRetry}>
          {t('Retry')}
        </Button>
      </div>
    </div>
  );
}
