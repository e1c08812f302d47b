import { Bar, Failed, Loading } from '@atrium/ui';
import type { ReactNode } from 'react';
import type { SampleStatus } from './sample-status.js';
import css from './sample-gate.module.scss';

interface SampleGateProps {
  status: SampleStatus;
  /** "Loading notes" */
  loading: string;
  /** "The notes could not be loaded" */
  failed: string;
  onRetry: () => void;
  children: ReactNode;
}

const ROWS = [70, 55, 40, 70, 55, 40] as const;

/** Renders its children once the sample data is loaded; before that grey rows, or the failure with Retry. */
export function SampleGate({ status, loading, failed, onRetry, children }: SampleGateProps) {
  if (status === 'here') return children;
  if (status === 'failed') return <Failed title={failed} onRetry={onRetry} />;
  return (
    <Loading label={loading}>
      <div className={css.rows}>
        {ROWS.map((part, index) => (
          <Bar key={index} part={part} />
        ))}
      </div>
    </Loading>
  );
}
