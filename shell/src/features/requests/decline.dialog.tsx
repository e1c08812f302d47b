import type { EmployeeRequest } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, Dialog, Note, useDeclineReason } from '@atrium/ui';
import { useDecision, type Decision } from './use-decision.js';

interface DeclineDialogProps {
  request: EmployeeRequest;
  onDecided: (decision: Decision) => void;
  onClose: () => void;
}

/** The reason of a decline that is pressed in the row of a request. */
export default function DeclineDialog({ request, onDecided, onClose }: DeclineDialogProps) {
  const { decide, refusal, busy } = useDecision(request, onDecided);
  const reason = useDeclineReason(true);
  return (
    <Dialog
      size="sm"
      title={t('Decline')}
      subtitle={`${request.title} · ${request.person} · ${request.summary}`}
      onClose={onClose}
      footer={
        <Button
          icon="x"
          variant="danger-outline"
          busy={busy}
          onClick={() => reason.give((text) => void decide('decline', text))}
        >
          {t('Decline')}
        </Button>
      }
    >
      {refusal && <Note tone="danger">{refusal}</Note>}
      {reason.field}
    </Dialog>
  );
}
