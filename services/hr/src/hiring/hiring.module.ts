import { APPLICATION, CANDIDATE, OFFER, OPENING, REQUISITION } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { AuditWords, contribute } from '@atrium/platform';
import { offerRecord, recordController } from '@atrium/records';
import { RequestsModule } from '@atrium/requests';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { ApplicationOffers } from './application-offers.service.js';
import { ApplicationRecords } from './application-records.service.js';
import { APPLICATIONS } from './application.record.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplicationScores } from './application-scores.repository.js';
import { ApplicationScoring } from './application-scoring.service.js';
import { ApplicationService } from './application.service.js';
import { CANDIDATES } from './candidate.record.js';
import { CandidateService } from './candidate.service.js';
import { HiringFigures } from './hiring-figures.service.js';
import { HiringFiguresRepository } from './hiring-figures.repository.js';
import { HiringController } from './hiring.controller.js';
import { HiringRequests } from './hiring-request-kind.service.js';
import { Joining } from './joining.service.js';
import { OFFERS } from './offer.record.js';
import { OfferRepository } from './offer.repository.js';
import { OfferService } from './offer.service.js';
import { OPENINGS } from './opening.record.js';
import { OpeningRepository } from './opening.repository.js';
import { OpeningService } from './opening.service.js';
import { Openings } from './openings.service.js';
import { REQUISITIONS } from './requisition.record.js';
import { RequisitionService } from './requisition.service.js';
import { Shortlisting } from './shortlisting.service.js';

const WORDS = [
  new AuditWords({
    kind: 'requisition',
    verbs: { approve: 'approved', decline: 'declined', fill: 'filled' },
  }),
  new AuditWords({ kind: 'opening', verbs: { fill: 'filled' } }),
];

/** Each operation by the use case that has it. */
const CONTROLLERS = [
  recordController(REQUISITION, {
    rules: REQUISITIONS,
    service: RequisitionService,
    without: ['bulk'],
  }),
  recordController(OPENING, {
    rules: OPENINGS,
    service: OpeningService,
    without: ['create', 'bulk'],
  }),
  recordController(CANDIDATE, {
    rules: CANDIDATES,
    service: CandidateService,
    only: ['list', 'get', 'update'],
  }),
  recordController(APPLICATION, {
    rules: APPLICATIONS,
    service: ApplicationService,
    without: ['create', 'bulk', 'mail'],
  }),
  recordController(OFFER, {
    rules: OFFERS,
    service: OfferService,
    without: ['create', 'bulk', 'join', 'send'],
  }),
  recordController(OFFER, { rules: OFFERS, service: Joining, only: ['join'] }),
];

/** Requisitions, openings, who applies for them, and what they are offered. */
@Module({
  imports: [EmployeeModule, IdentityModule, RequestsModule],
  controllers: [HiringController, ...CONTROLLERS],
  providers: [
    ...offerRecord(REQUISITIONS),
    ...offerRecord(OPENINGS, {
      say: ({ title, department }) => ({ title, detail: department?.name ?? '' }),
    }),
    ...offerRecord(CANDIDATES),
    ...offerRecord(APPLICATIONS, {
      lists: ApplicationService,
      say: ({ candidate, opening }) => ({ title: candidate.name, detail: opening?.name ?? '' }),
    }),
    ...offerRecord(OFFERS),
    ApplicationOffers,
    ApplicationRecords,
    ApplicationRepository,
    ApplicationScores,
    ApplicationScoring,
    ApplicationService,
    CandidateService,
    HiringFigures,
    HiringFiguresRepository,
    HiringRequests,
    Joining,
    OfferRepository,
    OfferService,
    OpeningRepository,
    OpeningService,
    Openings,
    RequisitionService,
    Shortlisting,
    ...WORDS.map((words) => contribute(words)),
  ],
  exports: [
    ApplicationOffers,
    ApplicationRecords,
    ApplicationScores,
    ApplicationScoring,
    ApplicationService,
    CandidateService,
    OfferService,
    OpeningService,
    Openings,
    RequisitionService,
  ],
})
export class HiringModule {}
