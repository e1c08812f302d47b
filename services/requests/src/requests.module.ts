import { REQUEST_LIST, REQUESTS_AREA } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { contribute } from '@atrium/platform';
import { HomePart } from '@atrium/reach';
import { DescribedList } from '@atrium/records';
import { Module } from '@nestjs/common';
import { ApprovalChains } from './chain/approval-chains.service.js';
import { DelegationController } from './delegation/delegation.controller.js';
import { DelegationRepository } from './chain/delegation.repository.js';
import { DelegationService } from './delegation/delegation.service.js';
import { NoticeController } from './notice/notice.controller.js';
import { NoticeRepository } from './notice/notice.repository.js';
import { Notices } from './notice/notices.service.js';
import { OwnNotices } from './notice/own-notices.service.js';
import { ApprovalPlanController } from './plan/approval-plan.controller.js';
import { ApprovalPlanKeeping } from './plan/approval-plan-keeping.service.js';
import { ApprovalPlanRepository } from './plan/approval-plan.repository.js';
import { ApprovalPlans } from './plan/approval-plans.service.js';
import { ApprovalTrials } from './plan/approval-trial.service.js';
import { RequestAttempts } from './request/request-attempts.service.js';
import { RequestEntering } from './request/request-entering.service.js';
import { RequestActs } from './request/request-acts.service.js';
import { DELEGATION_WORDS, PLAN_WORDS, REQUEST_WORDS } from './request/request-audit.texts.js';
import { RequestBadge } from './request/request-badge.service.js';
import { RequestDecisions } from './request/request-decisions.service.js';
import { RequestFollowUpJob } from './request/request-followup.job.js';
import { RequestKinds } from './kind/request-kinds.service.js';
import { RequestNotifications } from './request/request-notifications.service.js';
import { RequestPeopleReader } from './request/request-people.service.js';
import { RequestReader } from './request/request-reader.service.js';
import { RequestSearchRepository } from './request/request-search.repository.js';
import { RequestSearch } from './request/request-search.service.js';
import { RequestSnapshots } from './request/request-snapshots.service.js';
import { RequestSubjects } from './request/request-subjects.service.js';
import { RequestTables } from './request/request-tables.service.js';
import { RequestTurns } from './request/request-turns.service.js';
import { RequestViews } from './request/request-views.service.js';
import { RequestController } from './request/request.controller.js';
import { RequestRepository } from './request/request.repository.js';
import { Requests } from './request/requests.service.js';
import { StepRepository } from './request/step.repository.js';
import './requests.texts.js';

/** What waits for the reader, in the card of the first screen. */
const homeParts = ['requests/waiting?sort=-createdAt&limit=4', 'notices'].map(
  (address) => new HomePart({ address: () => address }),
);

/** Requests of every kind: who decides them step by step, their decisions, and who decides for whom. */
@Module({
  imports: [IdentityModule],
  controllers: [RequestController, DelegationController, NoticeController, ApprovalPlanController],
  providers: [
    ...[REQUESTS_AREA, REQUEST_WORDS, DELEGATION_WORDS, PLAN_WORDS, new DescribedList(REQUEST_LIST)].map(
      contribute,
    ),
    ...homeParts.map(contribute),
    RequestRepository,
    StepRepository,
    DelegationRepository,
    ApprovalChains,
    DelegationService,
    ApprovalPlanRepository,
    ApprovalPlans,
    ApprovalPlanKeeping,
    ApprovalTrials,
    NoticeRepository,
    Notices,
    OwnNotices,
    RequestKinds,
    RequestTables,
    RequestSnapshots,
    RequestViews,
    RequestReader,
    RequestPeopleReader,
    RequestTurns,
    RequestActs,
    RequestAttempts,
    RequestDecisions,
    RequestEntering,
    Requests,
    RequestNotifications,
    RequestFollowUpJob,
    RequestBadge,
    RequestSubjects,
    RequestSearchRepository,
    RequestSearch,
  ],
  exports: [Requests, Notices],
})
export class RequestsModule {}
