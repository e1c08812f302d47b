import { t } from '@atrium/sdk';
import { Failed } from '@atrium/ui';
import { BlankFrame } from '../app/blank-frame.js';
import type { PortalAnswer } from '../navigation/use-portal.js';

interface PortalFailureProps {
  answer: PortalAnswer;
  framed: boolean;
}

/** Without the portal's answer it is unknown what is at this URL. */
export function PortalFailure({ answer: { error, retry }, framed }: PortalFailureProps) {
  const content = (
    <div className="at-body at-fill">
      <Failed title={t('This page could not be loaded')} error={error} onRetry={retry} />
    </div>
  );
  return framed ? content : <BlankFrame>{content}</BlankFrame>;
}
