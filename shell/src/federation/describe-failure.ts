import type { LoadPhase, RemoteLoadError } from './remote-load-error.js';

const WHAT_HAPPENED: Record<LoadPhase, string> = {
  manifest: 'It could not be fetched, or is not the one that was published.',
  contract: 'It was built for another version of the portal.',
  entry: 'A part of it did not arrive, or is not the one that was published.',
  container: 'A part of it did not arrive, or stopped while starting.',
  page: 'A part of it did not arrive, or is not the one that was published.',
  render: 'It stopped while showing this page.',
};

/** What happened, in a sentence for the person in front of it. */
export function describeFailure(error: RemoteLoadError | null): string {
  return error ? WHAT_HAPPENED[error.phase] : 'It takes longer than usual to arrive.';
}
