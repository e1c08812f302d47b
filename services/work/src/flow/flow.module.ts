import { IdentityModule } from '@atrium/identity';
import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { FLOW_WORDS } from './flow-audit.texts.js';
import { FlowController } from './flow.controller.js';
import { FlowRepository } from './flow.repository.js';
import { Flows } from './flow.service.js';
import { TaskFlows } from './task-flows.service.js';

@Module({
  imports: [IdentityModule],
  controllers: [FlowController],
  providers: [FlowRepository, Flows, TaskFlows, contribute(FLOW_WORDS)],
  exports: [Flows, TaskFlows],
})
export class FlowModule {}
