export type ProposalEventKind =
  | 'sent'
  | 'resent'
  | 'delivered'
  | 'viewed'
  | 'code'
  | 'proven'
  | 'signed'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'withdrawn'
  | 'superseded'
  | 'asked'
  | 'commented'
  | 'copied'
  | 'reminded';

/** What happened to a proposal. */
export interface ProposalEvent {
  kind: ProposalEventKind;
  at: Date;
  /** Of the contact. */
  name: string | null;
  email: string | null;
  address: string | null;
  userAgent: string | null;
}

/** A proposal as PDF. */
export interface ProposalPaperFile {
  name: string;
  bytes: Buffer;
}
