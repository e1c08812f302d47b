import {
  freeCodeQuerySchema,
  freeCodeSchema,
  idParamsSchema,
  PROJECT,
  transitionSchema,
  type CreateProject,
  type FreeCode,
  type FreeCodeQuery,
  type Page,
  type Project,
  type ProjectQuery,
  type UpdateProject,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { ProjectService } from './project.service.js';

const routes = recordRoutes(PROJECT);
const Id = () => Param({ schema: idParamsSchema });
const Seen = () => Body({ schema: transitionSchema });

@Controller('api/projects')
export class ProjectController {
  constructor(private readonly projects: ProjectService) {}

  @routes.List()
  listProjects(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: PROJECT.querySchema }) query: ProjectQuery,
  ): Promise<Page<Project>> {
    return this.projects.list(user, query);
  }

  @Get('free-code')
  @Access(accessTo(PROJECT, 'create'))
  @Answers(freeCodeSchema)
  suggestProjectCode(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: freeCodeQuerySchema }) { clientId }: FreeCodeQuery,
  ): Promise<FreeCode> {
    return this.projects.freeCode(user, clientId);
  }

  @routes.One()
  getProject(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Project> {
    return this.projects.get(user, id);
  }

  @routes.Create()
  createProject(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: PROJECT.createSchema }) body: CreateProject,
  ): Promise<Project> {
    return this.projects.create(user, body);
  }

  @routes.Update()
  updateProject(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: PROJECT.updateSchema }) body: UpdateProject,
  ): Promise<Project> {
    return this.projects.update(user, id, body);
  }

  @routes.Step('start')
  startProject(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<Project> {
    return this.projects.take(user, { step: 'start', id, version });
  }

  @routes.Step('hold')
  holdProject(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<Project> {
    return this.projects.take(user, { step: 'hold', id, version });
  }

  @routes.Step('complete')
  completeProject(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<Project> {
    return this.projects.take(user, { step: 'complete', id, version });
  }

  @routes.Step('cancel')
  cancelProject(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<Project> {
    return this.projects.take(user, { step: 'cancel', id, version });
  }

  @routes.Step('reopen')
  reopenProject(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<Project> {
    return this.projects.take(user, { step: 'reopen', id, version });
  }

  @routes.Step('shelve')
  shelveProject(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<Project> {
    return this.projects.take(user, { step: 'shelve', id, version });
  }

  @routes.Step('unshelve')
  unshelveProject(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<Project> {
    return this.projects.take(user, { step: 'unshelve', id, version });
  }
}
