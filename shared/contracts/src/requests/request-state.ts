/** Where a request stands. `taken`: what was approved has happened. */
export const REQUEST_STATES = [
  'pending',
  'approved',
  'declined',
  'withdrawn',
  'cancelRequested',
  'cancelled',
  'taken',
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** What people do with a request. */
export const REQUEST_ACTIONS = [
  'approve',
  'decline',
  'withdraw',
  'requestCancel',
  'approveCancel',
  'declineCancel',
  'hrCancel',
  'hrCutShort',
] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];
export const REQUEST_STATE_LABELS: Record<RequestState, string> = {
  pending: 'Pending',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  cancelRequested: 'Cancellation requested',
  cancelled: 'Cancelled',
  taken: 'Taken',
};

/** The longest reason of a request or a decision, in characters. */
export const REQUEST_REASON_LIMIT = 500;
