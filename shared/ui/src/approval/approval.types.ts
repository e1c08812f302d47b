/** What became of a step, or `waiting`; steps after a waiting one are not asked yet and count as waiting too. */
export type StepState = 'waiting' | 'approved' | 'declined' | 'skipped';

export interface ApprovalStep {
  id: string;
  /** The person asked, or a group such as “HR”, in words. */
  name: string;
  /** File id of the person's photo. */
  photo?: string | null;
  /** Why they are asked, in words: “Team leader”. */
  role?: string;
  state: StepState;
  /** ISO time of the decision. */
  at?: string;
  /** Who decided, where it was not the person asked. */
  decidedBy?: string;
  /** The words that came with the decision. */
  reason?: string;
}

export type Decision = 'approved' | 'declined';

/** Saves a decision. If it throws, the message is shown and the reason is kept. */
export type Decide = (decision: Decision, reason: string) => Promise<void>;

export interface ApprovalBlockProps {
  /** What is decided: “Leave of Rohan Das, 2 to 3 July”. */
  label: string;
  /** In the order in which they are asked. */
  steps: readonly ApprovalStep[];
  /** Given only to those whose decision is due now; without it the block has no buttons. */
  decide?: Decide | undefined;
  /** One line, for rows and cards: the steps are faces, and a reason is asked for when declining. */
  compact?: boolean;
}
