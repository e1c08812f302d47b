import { REQUEST_STATE_LABELS } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';

export const REQUEST_WORDS = new AuditWords({
  kind: 'request',
  title: 'Request',
  verbs: {
    approve: 'approved',
    decline: 'declined',
    withdraw: 'withdrawn',
    requestCancel: 'asked to be cancelled',
    approveCancel: 'cancelled',
    declineCancel: 'kept as approved',
    hrCancel: 'cancelled by HR',
    hrCutShort: 'cut short by HR',
  },
  fields: { state: 'Status', reason: 'Reason' },
  values: { state: { ...REQUEST_STATE_LABELS, cutShort: 'Cut short' } },
});

export const DELEGATION_WORDS = new AuditWords({
  kind: 'requestDelegation',
  title: 'Stand-in',
  fields: { delegate: 'Stand-in', from: 'From', to: 'To' },
});

export const PLAN_WORDS = new AuditWords({
  kind: 'approvalPlan',
  title: 'Approval steps',
  fields: { steps: 'Steps', escalateAfter: 'Next one up may decide after (working days)' },
});
