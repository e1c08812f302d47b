import { t } from '@atrium/sdk';
import { Button } from '../button/button.js';
import { toFailure } from './failure.js';
import { Icon } from '../icon/icon.js';
import { Reference } from './reference.js';
import { WayBack } from './way-back.js';

export interface ErrorStateProps {
  /** What could not be done: "The employees could not be loaded". */
  title: string;
  /** What the call threw, or the `error` of a query. */
  error: unknown;
  onRetry: () => void;
  busy?: boolean;
}

/** What happened, in the server's words, and the way to try again; away, where nothing is to be had. */
export function ErrorState({ title, error, onRetry, busy }: ErrorStateProps) {
  const { status, error: said } = toFailure(error);
  const { message, requestId } = said;
  return (
    <div className="at-blank" role="alert">
      <span className="at-glyph warning">
        <Icon name="alert-triangle" size={24} />
      </span>
      <h2>{title}</h2>
      <p>{message}</p>
      <div className="acts">
        {status === 404 ? (
          <WayBack />
        ) : (
          <Button icon="refresh" onClick={onRetry} busy={busy}>
            {t('Retry')}
          </Button>
        )}
      </div>
      {requestId && (
        <p className="mt-3">
          <Reference value={requestId} />
        </p>
      )}
    </div>
  );
}
