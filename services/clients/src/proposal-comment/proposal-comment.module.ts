import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { ProposalModule } from '../proposal/proposal.module.js';
import { ProposalCommentNotifications } from './proposal-comment-notifications.service.js';
import {
  LinkCommentController,
  OwnCommentController,
  ProposalCommentController,
} from './proposal-comment.controller.js';
import { ProposalComments } from './proposal-comments.service.js';
import { ProposalQuestions } from './proposal-questions.service.js';

@Module({
  imports: [IdentityModule, ProposalModule],
  controllers: [ProposalCommentController, LinkCommentController, OwnCommentController],
  providers: [ProposalComments, ProposalQuestions, ProposalCommentNotifications],
})
export class ProposalCommentModule {}
