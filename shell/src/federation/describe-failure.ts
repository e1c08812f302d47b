import { msg, t, translate } from '@atrium/sdk';
import type { LoadPhase, RemoteLoadError } from './remote-load-error.js';

const WHAT_HAPPENED: Record<LoadPhase, string> = {
  manifest: msg('It could not be fetched, or is not the one that was published.'),
  contract: msg('It was built for another version of the portal.'),
  entry: msg('A part of it did not arrive, or is not the one that was published.'),
  container: msg('A part of it did not arrive, or stopped while starting.'),
  page: msg('A part of it did not arrive, or is not the one that was published.'),
  render: msg('It stopped while showing this page.'),
};

/** The failure in a sentence for people. */
export function describeFailure(error: RemoteLoadError | null): string {
  return error ? translate(WHAT_HAPPENED[error.phase]) : t('It takes longer than usual to arrive.');
}
