import { t } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { Icon } from '../icon/icon.js';
import { CopyCode } from '../copy/copy-code.js';

export interface FailedRemoteCardProps {
  /** "HR could not be loaded". */
  title: string;
  /** What happened, and what is not affected. */
  message: ReactNode;
  onRetry: () => void;
  busy?: boolean;
  /** Details for support: app and version, cause, time. */
  details?: readonly (readonly [label: string, value: string])[];
  reference?: string;
}

/** Shown in place of a failed app only; frame and menu stay. */
export function FailedRemoteCard({
  title,
  message,
  onRetry,
  busy,
  details,
  reference,
}: FailedRemoteCardProps) {
  return (
    <section className="at-blank is-card" role="alert">
      <span className="at-glyph warning">
        <Icon name="plug-connected-x" size={24} />
      </span>
      <h2>{title}</h2>
      <p>{message}</p>
      <div className="acts">
        <Button variant="primary" icon="refresh" onClick={onRetry} busy={busy}>
          {t('Retry')}
        </Button>
      </div>
      {(details ?? reference) && <Details details={details} reference={reference} />}
    </section>
  );
}

function Details({ details = [], reference }: Pick<FailedRemoteCardProps, 'details' | 'reference'>) {
  return (
    <details className="at-details">
      <summary>{t('Details for support')}</summary>
      <dl className="at-dl">
        {details.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {reference && (
          <div>
            <dt>{t('Reference')}</dt>
            <dd>
              <CopyCode value={reference} />
            </dd>
          </div>
        )}
      </dl>
    </details>
  );
}
