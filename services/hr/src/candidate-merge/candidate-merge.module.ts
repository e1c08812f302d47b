import { IdentityModule } from '@atrium/identity';
import { AuditWords, contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { HiringModule } from '../hiring/hiring.module.js';
import { ApplicationAttachment } from './application-attachment.service.js';
import { CandidateMergeController } from './candidate-merge.controller.js';
import { CandidateMergeList } from './candidate-merge-list.service.js';
import { CandidateMergeMoves } from './candidate-merge-moves.service.js';
import { CandidateMergeRepository } from './candidate-merge.repository.js';
import { CandidateMerges } from './candidate-merge.service.js';
import { EarlierCandidateAttachment } from './earlier-candidate-attachment.service.js';
import { MergedErasing } from './merged-erasing.service.js';

const WORDS = new AuditWords({
  kind: 'candidate',
  verbs: { merge: 'merged with others', unmerge: 'separated again' },
  fields: { merged: 'Merged' },
});

/** Makes one of two candidates who are one person. */
@Module({
  imports: [HiringModule, IdentityModule],
  controllers: [CandidateMergeController],
  providers: [
    ApplicationAttachment,
    CandidateMergeList,
    CandidateMergeMoves,
    CandidateMergeRepository,
    CandidateMerges,
    EarlierCandidateAttachment,
    MergedErasing,
    contribute(WORDS),
  ],
})
export class CandidateMergeModule {}
