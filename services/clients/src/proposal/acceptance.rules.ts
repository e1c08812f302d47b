import { isOpen, type Validity } from './expiry.rules.js';
import { type ProposalState, takeStep } from './proposal-state.rules.js';

export interface ShownVersion extends Validity {
  versionNo: number;
  state: ProposalState;
  contentHash: string;
  /** In the order of signing. */
  signers: readonly string[];
  /** Each signs only after those before. */
  inOrder: boolean;
  signedBy: readonly string[];
}

export interface AcceptanceGiven {
  signer: string;
  versionNo: number;
  /** Of what was on the screen. */
  contentHash: string;
  /** Typed, or drawn and then their name. */
  name: string;
  agreed: boolean;
  /** The code from the email was right, or a session proves who it is. */
  proven: boolean;
  at: string;
}

/** The first five mean that the page no longer shows what counts: the answer is a 409 with what changed. */
export type AcceptanceRefusal =
  | 'anotherVersion'
  | 'decided'
  | 'expired'
  | 'anotherContent'
  | 'alreadySigned'
  | 'notASigner'
  | 'notYourTurn'
  | 'notProven'
  | 'nameMissing'
  | 'notAgreed';

/** `accepted` comes with the last signature only. */
export type Acceptance = { state: ProposalState; signedBy: string[] } | { refused: AcceptanceRefusal };

/** What a signature does to the version as it now stands; the caller holds its row locked. */
export function acceptVersion(version: ShownVersion, given: AcceptanceGiven): Acceptance {
  const refused = staleness(version, given) ?? turnOf(version, given) ?? formProblem(given);
  if (refused) return { refused };
  const signedBy = [...version.signedBy, given.signer];
  if (version.signers.some((signer) => !signedBy.includes(signer))) return { state: version.state, signedBy };
  const step = takeStep('accept', version);
  return 'refused' in step ? { refused: 'decided' } : { state: step.state, signedBy };
}

function staleness(version: ShownVersion, given: AcceptanceGiven): AcceptanceRefusal | null {
  if (version.state === 'superseded' || given.versionNo !== version.versionNo) return 'anotherVersion';
  if (version.state === 'expired') return 'expired';
  if ('refused' in takeStep('accept', version)) return 'decided';
  if (!isOpen(version, given.at)) return 'expired';
  if (given.contentHash !== version.contentHash) return 'anotherContent';
  return null;
}

function turnOf(
  { signers, signedBy, inOrder }: ShownVersion,
  { signer }: AcceptanceGiven,
): AcceptanceRefusal | null {
  if (!signers.includes(signer)) return 'notASigner';
  if (signedBy.includes(signer)) return 'alreadySigned';
  const next = signers.find((each) => !signedBy.includes(each));
  return inOrder && next !== signer ? 'notYourTurn' : null;
}

function formProblem({ proven, name, agreed }: AcceptanceGiven): AcceptanceRefusal | null {
  if (!proven) return 'notProven';
  if (!name.trim()) return 'nameMissing';
  return agreed ? null : 'notAgreed';
}
