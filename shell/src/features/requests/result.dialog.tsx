import { t } from '@atrium/sdk';
import { Button, Dialog } from '@atrium/ui';
import type { Decision } from './use-decision.js';

const RESULTS = {
  approve: () => [t('Approved!'), t('The request has been approved.')] as const,
  decline: () => [t('Declined!'), t('The request has been declined.')] as const,
};

/** What came of a decision, after its dialog has closed. */
export default function ResultDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const [title, text] = RESULTS[decision]();
  return (
    <Dialog
      title={title}
      size="sm"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('OK')}
        </Button>
      }
    >
      {text}
    </Dialog>
  );
}
