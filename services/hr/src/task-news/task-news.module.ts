import { RequestsModule } from '@atrium/requests';
import { WorkModule } from '@atrium/work';
import { Module } from '@nestjs/common';
import { TaskNewsJob } from './task-news.job.js';
import { TaskNews } from './task-news.service.js';
import { TaskNoticeKind } from './task-notice-kind.service.js';

/** Task Notification of the HR list. */
@Module({
  imports: [RequestsModule, WorkModule],
  providers: [TaskNews, TaskNewsJob, TaskNoticeKind],
  exports: [TaskNews],
})
export class TaskNewsModule {}
