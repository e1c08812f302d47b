import type { Proposal, PROPOSAL } from '@atrium/contracts';
import type { RecordForm } from '@atrium/ui';

/** The form of a proposal. */
export type ProposalForm = RecordForm<typeof PROPOSAL, Proposal>;
