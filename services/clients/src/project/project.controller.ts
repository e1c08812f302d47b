import {
  freeCodeQuerySchema,
  freeCodeSchema,
  PROJECT,
  type FreeCode,
  type FreeCodeQuery,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Controller, Get, Query } from '@nestjs/common';
import { ProjectService } from './project.service.js';

@Controller(`api/${PROJECT.path}`)
export class ProjectController {
  constructor(private readonly projects: ProjectService) {}

  @Get('free-code')
  @Access(accessTo(PROJECT, 'create'))
  @Answers(freeCodeSchema)
  suggestProjectCode(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: freeCodeQuerySchema }) { clientId }: FreeCodeQuery,
  ): Promise<FreeCode> {
    return this.projects.freeCode(user, clientId);
  }
}
