import { Module } from '@nestjs/common';
import { ClientModule } from '../client/client.module.js';
import { ProjectModule } from '../project/project.module.js';
import { ProposalModule } from '../proposal/proposal.module.js';
import { ClientOverviewController } from './client-overview.controller.js';
import { ClientEvents } from './client-overview.repository.js';
import { ClientOverviews } from './client-overview.service.js';

@Module({
  imports: [ClientModule, ProjectModule, ProposalModule],
  controllers: [ClientOverviewController],
  providers: [ClientEvents, ClientOverviews],
})
export class ClientOverviewModule {}
