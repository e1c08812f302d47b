export type ProposalEventKind =
  | 'sent'
  | 'delivered'
  | 'viewed'
  | 'code'
  | 'signed'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'withdrawn'
  | 'superseded'
  | 'asked'
  | 'reminded';

/** What happened to a proposal. */
export interface ProposalEvent {
  kind: ProposalEventKind;
  at: Date;
  /** Of the contact. */
  name: string | null;
  address: string | null;
  userAgent: string | null;
}

/** A proposal as PDF. */
export interface ProposalPaperFile {
  name: string;
  bytes: Buffer;
}
