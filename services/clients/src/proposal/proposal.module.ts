import { PROPOSAL, PROPOSAL_TEMPLATE } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { AuditWords, contribute } from '@atrium/platform';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { OwnedModule } from '../owned/owned.module.js';
import { ClientPortalController, ProposalLinkController } from './proposal-portal.controller.js';
import { ProposalCommentRepository } from './proposal-comment.repository.js';
import { byCopy } from './outside-step.rules.js';
import { ProposalCodes } from './proposal-codes.service.js';
import { ProposalController } from './proposal.controller.js';
import { ProposalDecision } from './proposal-decision.service.js';
import { ProposalEndsJob } from './proposal-ends.job.js';
import { ProposalEndsRepository } from './proposal-ends.repository.js';
import { ProposalEnds } from './proposal-ends.service.js';
import { ProposalLinks } from './proposal-link.repository.js';
import { ProposalOutcomes } from './proposal-outcomes.service.js';
import { ProposalPaperController } from './proposal-paper.controller.js';
import { ProposalPaper } from './proposal-paper.service.js';
import { ProposalPortal } from './proposal-portal.service.js';
import { ProposalPreparation } from './proposal-preparation.service.js';
import { PROPOSALS } from './proposal.record.js';
import { ProposalRecords } from './proposal-records.service.js';
import { ProposalRevision } from './proposal-revision.service.js';
import { ProposalSending } from './proposal-sending.service.js';
import { ProposalService } from './proposal.service.js';
import { PaperCheckController } from './paper-check.controller.js';
import { PaperCheck } from './paper-check.service.js';
import { PROPOSAL_SETTINGS_WORDS, proposalSettings } from './proposal-settings.schema.js';
import { ProposalSigning } from './proposal-signing.service.js';
import { ProposalVersions } from './proposal-versions.service.js';
import { SignerLinks } from './signer-links.service.js';
import { SignedPaperJob } from './signed-paper.job.js';
import { SignedPapers } from './signed-paper.repository.js';
import { PROPOSAL_TEMPLATES } from './proposal-template.record.js';
import { ProposalSource } from './proposal-source.service.js';
import { ProposalSumsRepository } from './proposal-sums.repository.js';
import { ProposalSumsService } from './proposal-sums.service.js';
import { ProposalSupply } from './proposal-supply.service.js';

const PROPOSAL_WORDS = new AuditWords({
  kind: 'proposal',
  verbs: {
    viewed: 'opened by the client',
    accepted: 'accepted by the client',
    declined: 'declined by the client',
    expired: 'expired',
    signed: 'signed by one of the signers',
    superseded: 'replaced by a newer version',
    asked: 'asked for again by the client',
    copied: 'link copied',
    [byCopy('viewed')]: 'opened by a copied link',
    [byCopy('accepted')]: 'accepted by a copied link',
    [byCopy('declined')]: 'declined by a copied link',
    [byCopy('signed')]: 'signed by a copied link',
    [byCopy('asked')]: 'asked for again by a copied link',
  },
  fields: { signer: 'Signer' },
});

/** Each operation of a proposal by the use case that has it. */
const PROPOSAL_CONTROLLERS = [
  recordController(PROPOSAL, {
    rules: PROPOSALS,
    service: ProposalService,
    without: ['send', 'resend', 'revise'],
  }),
  recordController(PROPOSAL, { rules: PROPOSALS, service: ProposalSending, only: ['send', 'resend'] }),
  recordController(PROPOSAL, { rules: PROPOSALS, service: ProposalRevision, only: ['revise'] }),
];

@Module({
  imports: [IdentityModule, OwnedModule],
  controllers: [
    ...PROPOSAL_CONTROLLERS,
    ProposalController,
    ProposalLinkController,
    ClientPortalController,
    ProposalPaperController,
    PaperCheckController,
    recordController(PROPOSAL_TEMPLATE, { rules: PROPOSAL_TEMPLATES, without: ['bulk'] }),
  ],
  providers: [
    ...offerRecord(PROPOSAL_TEMPLATES),
    ...offerRecord(PROPOSALS, {
      exportNeeds: 'export',
      say: ({ title, number, forWhom }) => ({ title, detail: [number, forWhom].filter(Boolean).join(' · ') }),
      lists: ProposalService,
    }),
    contribute(PROPOSAL_WORDS),
    contribute(PROPOSAL_SETTINGS_WORDS),
    contribute(proposalSettings),
    ProposalSigning,
    ProposalCodes,
    ProposalDecision,
    SignerLinks,
    ProposalRecords,
    ProposalRevision,
    ProposalPreparation,
    ProposalVersions,
    SignedPaperJob,
    SignedPapers,
    PaperCheck,
    ProposalEnds,
    ProposalEndsJob,
    ProposalEndsRepository,
    ProposalCommentRepository,
    ProposalLinks,
    ProposalOutcomes,
    ProposalPaper,
    ProposalPortal,
    ProposalSending,
    ProposalService,
    ProposalSource,
    ProposalSumsRepository,
    ProposalSumsService,
    ProposalSupply,
  ],
  exports: [
    ProposalCommentRepository,
    ProposalEnds,
    ProposalLinks,
    ProposalOutcomes,
    ProposalPortal,
    ProposalRevision,
    ProposalSending,
    ProposalService,
    ProposalSigning,
  ],
})
export class ProposalModule {}
