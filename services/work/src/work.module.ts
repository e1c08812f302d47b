import { WORK_AREA } from '@atrium/contracts';
import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { WorkDemo } from './demo/work-demo.service.js';
import { TaskModule } from './task/task.module.js';
import './work.texts.js';

/** Tasks, and what every area mounts of them. */
@Module({ imports: [TaskModule], providers: [contribute(WORK_AREA), WorkDemo] })
export class WorkModule {}
