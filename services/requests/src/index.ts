export {
  namedBy,
  nextUp,
  resolveChain,
  type ApprovalPerson,
  type ApprovalQuestion,
  type ApprovalStep,
  type Delegation,
  type ResolvedStep,
  type StepWho,
} from './decision/approval-chain.rules.js';
export {
  decide,
  type DecidedRequest,
  type Decision,
  type DecisionAttempt,
  type DecisionError,
  type RequestOutcome,
} from './decision/decision.rules.js';
export {
  ApproverDirectory,
  type ApproverLine,
  type DirectoryPerson,
} from './kind/approver-directory.service.js';
export { NoticeKind } from './kind/notice-kind.service.js';
export { Notices } from './notice/notices.service.js';
export { RequestFigures, type FigureCells } from './kind/request-figures.service.js';
export { RequestKind } from './kind/request-kind.service.js';
export type {
  DecidedRecord,
  NewRequest,
  RequestContext,
  RequestFact,
  RequestPeople,
  RequestPersonFigures,
  RequestRecord,
  RequestType,
} from './kind/request.types.js';
export { requestsMigrations } from './migrations/index.js';
export { followUpRequests } from './request/request-followup.job.js';
export { Requests, type RequestRef } from './request/requests.service.js';
export { RequestsModule } from './requests.module.js';
