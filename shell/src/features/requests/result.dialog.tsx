import { t } from '@atrium/sdk';
import { Button, Dialog } from '@atrium/ui';
import type { Decision } from './use-decision.js';

const RESULTS = {
  approve: () => [t('Approved!'), t('The request has been approved.')] as const,
  decline: () => [t('Declined!'), t('The request has been declined.')] as const,
};

const sayMany = (count: number): string =>
  t('{count, plural, one {# request has} other {# requests have}} been approved.', { count });

interface ResultDialogProps {
  decision: Decision;
  /** How many were decided at once. */
  count?: number;
  onClose: () => void;
}

/** What came of a decision, after its dialog has closed. */
export default function ResultDialog({ decision, count = 1, onClose }: ResultDialogProps) {
  const [title, one] = RESULTS[decision]();
  const text = count === 1 ? one : sayMany(count);
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
