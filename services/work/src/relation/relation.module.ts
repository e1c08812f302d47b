import { Module } from '@nestjs/common';
import { TaskCheckRepository } from './task-check.repository.js';
import { TaskFileRepository } from './task-file.repository.js';
import { TaskFollowerRepository } from './task-follower.repository.js';
import { TaskProjectRepository } from './task-project.repository.js';
import { TaskTreeRepository } from './task-tree.repository.js';
import { TaskWaitRepository } from './task-wait.repository.js';

const PARTS = [
  TaskCheckRepository,
  TaskFileRepository,
  TaskFollowerRepository,
  TaskProjectRepository,
  TaskTreeRepository,
  TaskWaitRepository,
];

@Module({ providers: PARTS, exports: PARTS })
export class RelationModule {}
