import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { FlowModule } from '../flow/flow.module.js';
import { TaskModule } from '../task/task.module.js';
import { ClientCommentController } from './client-comment.controller.js';
import { ClientTaskNotifications } from './client-task-notifications.service.js';
import { ClientTaskTalk } from './client-task-talk.service.js';
import { ClientTaskRepository } from './client-task.repository.js';
import { ClientTasks } from './client-tasks.service.js';

@Module({
  imports: [FlowModule, IdentityModule, TaskModule],
  controllers: [ClientCommentController],
  providers: [ClientTaskNotifications, ClientTaskRepository, ClientTasks, ClientTaskTalk],
  exports: [ClientTasks],
})
export class ClientTaskModule {}
