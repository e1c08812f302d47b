import {
  idParamsSchema,
  TEAM,
  transitionSchema,
  type BulkOf,
  type BulkReport,
  type CreateTeam,
  type Page,
  type Team,
  type TeamQuery,
  type UpdateTeam,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { TeamService } from './team.service.js';

const routes = recordRoutes(TEAM);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr/teams')
export class TeamController {
  constructor(private readonly teams: TeamService) {}

  @routes.List()
  listTeams(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: TEAM.querySchema }) query: TeamQuery,
  ): Promise<Page<Team>> {
    return this.teams.list(user, query);
  }

  @routes.One()
  getTeam(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Team> {
    return this.teams.get(user, id);
  }

  @routes.Create()
  createTeam(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: TEAM.createSchema }) body: CreateTeam,
  ): Promise<Team> {
    return this.teams.create(user, body);
  }

  @routes.Bulk()
  changeTeams(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: TEAM.bulkSchema }) body: BulkOf<typeof TEAM>,
  ): Promise<BulkReport> {
    return this.teams.changeAll(user, body);
  }

  @routes.Update()
  updateTeam(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: TEAM.updateSchema }) body: UpdateTeam,
  ): Promise<Team> {
    return this.teams.update(user, id, body);
  }

  @routes.Step('archive')
  archiveTeam(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Team> {
    return this.teams.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreTeam(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Team> {
    return this.teams.move(user, { step: 'restore', id, version });
  }
}
