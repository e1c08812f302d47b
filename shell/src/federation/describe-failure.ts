import { msg, t, translate } from '@atrium/sdk';
import type { LoadPhase, RemoteLoadError } from './remote-load-error.js';

const WHAT_HAPPENED: Record<LoadPhase, string> = {
  manifest: msg('It could not be downloaded, or is not the published version.'),
  contract: msg('It was built for another version of the portal.'),
  entry: msg('Part of it did not load, or is not the published version.'),
  container: msg('Part of it did not load, or it failed to start.'),
  page: msg('Part of it did not load, or is not the published version.'),
  render: msg('It stopped while showing this page.'),
};

/** The failure in a sentence for people. */
export function describeFailure(error: RemoteLoadError | null): string {
  return error ? translate(WHAT_HAPPENED[error.phase]) : t('It is taking longer than usual.');
}
