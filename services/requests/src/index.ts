export {
  nextUp,
  resolveChain,
  type ApprovalPerson,
  type ApprovalQuestion,
  type ApprovalStep,
  type Delegation,
  type ResolvedStep,
} from './chain/approval-chain.rules.js';
export {
  decide,
  type DecidedRequest,
  type Decision,
  type DecisionAttempt,
  type DecisionError,
  type RequestOutcome,
} from './decision/decision.rules.js';
