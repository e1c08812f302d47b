import { IdentityModule } from '@atrium/identity';
import { AuditWords, contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { FORM_SUBMISSIONS } from '../capture/form-submission.record.js';
import { ChoiceModule } from '../choice/choice.module.js';
import { ContactRepository } from '../client/contact.repository.js';
import { ConsentModule } from '../consent/consent.module.js';
import { ClientFileRepository } from '../conversation/client-file.repository.js';
import { ClientMessageRepository } from '../conversation/client-message.repository.js';
import { LEADS } from '../lead/lead.record.js';
import { MatchModule } from '../match/match.module.js';
import { CLIENT_ONBOARDINGS } from '../onboarding/client-onboarding.record.js';
import { OwnedModule } from '../owned/owned.module.js';
import { PROJECTS } from '../project/project.record.js';
import { ActivityModule } from '../activity/activity.module.js';
import { ActivityAttachment } from './activity-attachment.service.js';
import { ContactAttachment } from './contact-attachment.service.js';
import { DuplicateController } from './duplicate.controller.js';
import { DuplicateRepository } from './duplicate.repository.js';
import { DuplicateService } from './duplicate.service.js';
import { EarlierAttachment } from './earlier-attachment.service.js';
import { MergeList } from './merge-list.service.js';
import { MergePeopleRepository } from './merge-people.repository.js';
import { MergePeople } from './merge-people.service.js';
import { MergePreviews } from './merge-preview.service.js';
import { MergeSameJob } from './merge-same.job.js';
import { MergeTables } from './merge-tables.service.js';
import { MergeUndo } from './merge-undo.service.js';
import { MergeController } from './merge.controller.js';
import { MergeRepository } from './merge.repository.js';
import { MergeMoves } from './merge-moves.service.js';
import { MergeService } from './merge.service.js';
import { FileAttachment } from './file-attachment.service.js';
import { MessageAttachment } from './message-attachment.service.js';
import { ProposalAttachment } from './proposal-attachment.service.js';
import { hangingRows } from './row-attachment.factory.js';

const ofClient = { property: 'clientId', column: 'client_id' } as const;
const ofLead = { property: 'leadId', column: 'lead_id' } as const;

/** What hangs on leads and clients in this service; others offer theirs. */
const ATTACHED = [
  ActivityAttachment,
  ContactAttachment,
  EarlierAttachment,
  FileAttachment,
  MessageAttachment,
  ProposalAttachment,
  hangingRows('projects', PROJECTS, { client: ofClient }),
  hangingRows('onboardings', CLIENT_ONBOARDINGS, { client: ofClient, lead: ofLead }),
  hangingRows('enquiries', FORM_SUBMISSIONS, { client: ofClient, lead: ofLead }),
  hangingRows('leads', LEADS, { client: ofClient }),
];

const WORDS = ['lead', 'client'].map((kind) =>
  contribute(new AuditWords({ kind, verbs: { unmerge: 'separated again' } })),
);

/** Makes one of several leads or clients, and finds those that may be one. */
@Module({
  imports: [ActivityModule, ChoiceModule, ConsentModule, IdentityModule, MatchModule, OwnedModule],
  controllers: [DuplicateController, MergeController],
  providers: [
    ...ATTACHED,
    ...WORDS,
    ClientFileRepository,
    ClientMessageRepository,
    ContactRepository,
    DuplicateRepository,
    DuplicateService,
    MergeList,
    MergePeople,
    MergePeopleRepository,
    MergePreviews,
    MergeRepository,
    MergeMoves,
    MergeSameJob,
    MergeService,
    MergeTables,
    MergeUndo,
  ],
  exports: [MergeService],
})
export class MergeModule {}
