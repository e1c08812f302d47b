import { t, toFailure } from '@atrium/sdk';
import { Button } from '../button/button.js';
import { Icon } from '../icon/icon.js';
import { Reference } from './reference.js';
import { WayBack } from './way-back.js';

interface ErrorStateProps {
  /** What failed: "The employees could not be loaded". */
  title: string;
  /** The error of the call or of the query. */
  error: unknown;
  onRetry: () => void;
  busy?: boolean;
}

/** A failure in the server's words, with a way to retry, or to go back where nothing can be loaded. */
export function ErrorState({ title, error, onRetry, busy }: ErrorStateProps) {
  const { status, error: said } = toFailure(error);
  const { code, message, requestId } = said;
  // What is loaded is named by the address alone, so no field of the page can be at fault.
  const isBadLink = code === 'VALIDATION_FAILED';
  return (
    <div className="at-blank" role="alert">
      <span className="at-glyph warning">
        <Icon name="alert-triangle" size={24} />
      </span>
      <h2>{title}</h2>
      <p>{isBadLink ? t('There is nothing at this address. The link may be incomplete.') : message}</p>
      <div className="acts">
        {status === 404 || isBadLink ? (
          <WayBack />
        ) : (
          <Button icon="refresh" onClick={onRetry} busy={busy}>
            {t('Retry')}
          </Button>
        )}
      </div>
      {requestId && (
        <div className="mt-3">
          <Reference value={requestId} />
        </div>
      )}
    </div>
  );
}
