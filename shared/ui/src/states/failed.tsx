import { ErrorState } from './error-state.js';

interface FailedProps {
  /** What failed: "Setup could not start". */
  title: string;
  /** Left out where it is not known. */
  error?: unknown;
  onRetry: () => void;
}

/** A failure of what is no query and has shown nothing yet. What a query answered is shown by `Loaded`. */
export const Failed = ({ title, error, onRetry }: FailedProps) => (
  <ErrorState title={title} error={error} onRetry={onRetry} />
);
