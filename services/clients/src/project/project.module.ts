import { MILESTONE, PROJECT } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { WorkModule } from '@atrium/work';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { OwnedModule } from '../owned/owned.module.js';
import { ClientMilestones } from './client-milestones.service.js';
import { OwnMilestoneController } from './own-milestone.controller.js';
import { OwnTaskController } from './own-task.controller.js';
import { OwnTasks } from './own-tasks.service.js';
import { MILESTONES } from './milestone.record.js';
import { MilestoneSource } from './milestone-source.service.js';
import { MilestoneService } from './milestone.service.js';
import { ProjectCodes } from './project-codes.service.js';
import { ProjectController } from './project.controller.js';
import { PROJECTS } from './project.record.js';
import { ProjectRepository } from './project.repository.js';
import { ProjectFigures } from './project-figures.service.js';
import { ProjectPeople } from './project-people.service.js';
import { ProjectService } from './project.service.js';

@Module({
  imports: [IdentityModule, OwnedModule, WorkModule],
  controllers: [
    recordController(MILESTONE, { rules: MILESTONES, service: MilestoneService, without: ['bulk'] }),
    recordController(PROJECT, { rules: PROJECTS, service: ProjectService, without: ['bulk'] }),
    OwnMilestoneController,
    OwnTaskController,
    ProjectController,
  ],
  providers: [
    ...offerRecord(PROJECTS, {
      exportNeeds: 'export',
      say: ({ name, code, client }) => ({
        title: name,
        detail: [code, client.name].filter(Boolean).join(' · '),
      }),
      lists: ProjectService,
    }),
    ...offerRecord(MILESTONES, { lists: MilestoneService, exportNeeds: 'export' }),
    ClientMilestones,
    MilestoneService,
    MilestoneSource,
    OwnTasks,
    ProjectCodes,
    ProjectRepository,
    ProjectFigures,
    ProjectPeople,
    ProjectService,
  ],
  exports: [MilestoneService, OwnTasks, ProjectService],
})
export class ProjectModule {}
