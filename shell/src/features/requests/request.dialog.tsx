import type { EmployeeRequest, RequestDetail } from '@atrium/contracts';
import { formatDate, formatTime, t, tellFailure, toast } from '@atrium/sdk';
import { Button, Dialog, Loaded, Note, RequestSteps, SkeletonCards, useDeclineReason } from '@atrium/ui';
import type { ReactNode } from 'react';
import { RequestPeople } from './request-people.js';
import { RequestTables } from './request-tables.js';
import { useGetRequestQuery, useWithdrawRequestMutation } from './requests.api.js';
import { useDecision, type Decision } from './use-decision.js';

interface RequestDialogProps {
  id: string;
  onClose: () => void;
  onDecided: (decision: Decision) => void;
}

/** Everything that the decider of a request should know, with Decline and Approve. */
export function RequestDialog({ id, onClose, onDecided }: RequestDialogProps) {
  const query = useGetRequestQuery(id);
  return (
    <Loaded
      of={query}
      title={t('The request could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={5} of="text" />}
      frame={(waiting) => (
        <Dialog title={t('Employee Request Details')} size="lg" onClose={onClose}>
          {waiting}
        </Dialog>
      )}
      placesNote
    >
      {(detail, note) => (
        <DecisionDialog detail={detail} note={note} onClose={onClose} onDecided={onDecided} />
      )}
    </Loaded>
  );
}

/** What whoever decides should know before. */
function ToConsider({ request }: { request: EmployeeRequest }) {
  return (
    <>
      {request.state === 'cancelRequested' && request.mayDecide && (
        <Note>
          {t(
            '{name} asks to cancel what was approved. Approve cancels it and gives back what is still ahead. Decline keeps it as it was approved.',
            { name: request.person },
          )}
        </Note>
      )}
      {request.warnings.map((warning) => (
        <Note key={warning} tone="warning">
          {warning}
        </Note>
      ))}
    </>
  );
}

interface DecisionDialogProps extends Omit<RequestDialogProps, 'id'> {
  detail: RequestDetail;
  note: ReactNode;
}

function DecisionDialog({ detail, note, onClose, onDecided }: DecisionDialogProps) {
  const { request, steps, asOf } = detail;
  const { decide, refusal, busy } = useDecision(request, onDecided);
  const reason = useDeclineReason();
  const decline = () => reason.give((text) => void decide('decline', text));
  return (
    <Dialog
      title={t('Employee Request Details')}
      subtitle={`${request.title} · ${request.person} · ${request.summary}`}
      size="lg"
      onClose={onClose}
      footer={
        request.mayDecide ? (
          <Decisions busy={busy} onDecline={decline} onApprove={() => void decide('approve')} />
        ) : (
          request.mayWithdraw && <Withdraw request={request} onDone={onClose} />
        )
      }
    >
      <div className="at-request">
        {note}
        {refusal && <Note tone="danger">{refusal}</Note>}
        <ToConsider request={request} />
        <RequestTables detail={detail} />
        {detail.people && <RequestPeople id={request.id} people={detail.people} />}
        <RequestSteps id={request.id} steps={steps} />
        {asOf && (
          <p className="at-12 at-muted m-0">
            {t('Figures as they were on {date}, {time}', { date: formatDate(asOf), time: formatTime(asOf) })}
          </p>
        )}
        {reason.field}
      </div>
    </Dialog>
  );
}

interface DecisionsProps {
  busy: boolean;
  onDecline: () => void;
  onApprove: () => void;
}

function Decisions({ busy, onDecline, onApprove }: DecisionsProps) {
  return (
    <>
      <Button icon="x" variant="danger-outline" disabled={busy} onClick={onDecline}>
        {t('Decline')}
      </Button>
      <Button icon="check" variant="primary" busy={busy} onClick={onApprove}>
        {t('Approve')}
      </Button>
    </>
  );
}

function Withdraw({ request: { id, version }, onDone }: { request: EmployeeRequest; onDone: () => void }) {
  const [withdraw, { isLoading }] = useWithdrawRequestMutation();
  const press = () =>
    withdraw({ id, version })
      .unwrap()
      .then(() => {
        toast.success(t('Request withdrawn'));
        onDone();
      })
      .catch((reason: unknown) => tellFailure(t('The request could not be withdrawn'), reason));
  return (
    <Button busy={isLoading} onClick={() => void press()}>
      {t('Withdraw')}
    </Button>
  );
}
