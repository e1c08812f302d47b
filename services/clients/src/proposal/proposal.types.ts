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
  /** By a link of the contact that was copied, which does not say who used it. */
  copied: boolean;
  /** Who of the company did it, where that was kept. */
  by: string | null;
  address: string | null;
  userAgent: string | null;
}

/** A proposal as PDF. */
export interface ProposalPaperFile {
  name: string;
  bytes: Buffer;
}
