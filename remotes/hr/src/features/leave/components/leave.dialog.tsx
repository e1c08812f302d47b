import type { LeaveRequest, RequestDetail } from '@atrium/contracts';
import { askDecision, t, toFailure, type RequestDecision } from '@atrium/sdk';
import { Button, Dialog, Note, RequestSteps, StatusBadge, useDeclineReason } from '@atrium/ui';
import { Suspense, useState } from 'react';
import { useDecideLeaveMutation, useGetLeaveDecisionsQuery } from '../leave.api.js';
import { amountInWords, leaveDatesInWords, stateOf } from '../leave.format.js';
import css from './leave-dialog.module.scss';
import { LeaveSteps, useEndDialog } from './leave-steps.js';
import { tellDecision } from './decision-toast.format.js';

interface LeaveDialogProps {
  leave: LeaveRequest;
  /** Asks for the reason of a decline at once. */
  declining?: boolean;
  onClose: () => void;
}

/** One request: its dates, whom it waits for, who decided what and why, and what the reader may do with it. */
export default function LeaveDialog({ leave, declining = false, onClose }: LeaveDialogProps) {
  const { data, error } = useGetLeaveDecisionsQuery(leave.requestId ?? '', {
    skip: leave.requestId === null,
  });
  const decision = useLeaveDecision(data, { declining, onClose });
  const { openEnd, endDialog } = useEndDialog(onClose);
  return (
    <Dialog
      title={leave.type.name}
      subtitle={`${leave.employee.name} · ${leaveDatesInWords(leave)}`}
      onClose={onClose}
      footer={
        data?.request.mayDecide ? (
          decision.buttons
        ) : (
          <LeaveSteps row={leave} onEnd={openEnd} onDone={onClose} />
        )
      }
    >
      <div className={css['body']}>
        <StatusBadge tone={stateOf(leave.state).tone}>{stateOf(leave.state).words}</StatusBadge>
        {decision.refusal && <Note tone="danger">{decision.refusal}</Note>}
        {data && <Warnings of={data.request.warnings} />}
        <Facts leave={leave} />
        {error && <Note tone="warning">{t('Who decides it could not be loaded.')}</Note>}
        {leave.requestId === null && (
          <p className="at-muted m-0">{t('It was recorded without a request, so no one was asked.')}</p>
        )}
        {data && (
          <Suspense>
            <RequestSteps id={data.request.id} steps={data.steps} />
          </Suspense>
        )}
        {decision.field}
        {endDialog}
      </div>
    </Dialog>
  );
}

const Warnings = ({ of }: { of: readonly string[] }) =>
  of.map((warning) => (
    <Note key={warning} tone="warning">
      {warning}
    </Note>
  ));

function unpaidOf({ hours, unpaidDays, unpaidHours }: LeaveRequest): [string, string][] {
  const unpaid = hours === null ? unpaidDays : (unpaidHours ?? 0);
  return unpaid > 0 ? [[t('Unpaid'), amountInWords({ days: unpaid, hours: hours && unpaid })]] : [];
}

function Facts({ leave }: { leave: LeaveRequest }) {
  const facts: [string, string][] = [
    [t('Dates'), leaveDatesInWords(leave)],
    [leave.startTime ? t('Hours') : t('Days'), amountInWords(leave)],
    ...unpaidOf(leave),
    [t('Reason'), leave.reason ?? '–'],
  ];
  return (
    <dl className={css['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Decline with its reason, and Approve; both ask first. */
function useLeaveDecision(
  detail: RequestDetail | undefined,
  { declining, onClose }: { declining: boolean; onClose: () => void },
) {
  const [send, { isLoading }] = useDecideLeaveMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const reason = useDeclineReason(declining);
  const decide = async (decision: RequestDecision, words: string | null) => {
    if (!detail || !(await askDecision(decision))) return;
    const { id, version, step } = detail.request;
    try {
      await send({ id, version, step, decision, reason: words }).unwrap();
      tellDecision(decision);
      onClose();
    } catch (cause) {
      setRefusal(toFailure(cause).error.message);
    }
  };
  const decline = () => reason.give((words) => void decide('decline', words));
  return {
    refusal,
    field: reason.field,
    buttons: (
      <>
        <Button icon="x" variant="danger-outline" disabled={isLoading} onClick={decline}>
          {t('Decline')}
        </Button>
        <Button icon="check" variant="primary" busy={isLoading} onClick={() => void decide('approve', null)}>
          {t('Approve')}
        </Button>
      </>
    ),
  };
}
