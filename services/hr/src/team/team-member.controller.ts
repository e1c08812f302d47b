import {
  idParamsSchema,
  peopleWithoutTeamSchema,
  setTeamMinimumSchema,
  suggestedTeamsSchema,
  TEAM,
  TEAM_LEADERS,
  teamCoverageSchema,
  teamMembersSchema,
  type PeopleWithoutTeam,
  type SetTeamMinimum,
  type Team,
  type TeamCoverage,
  type TeamMembers,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { TeamCoverages } from './team-coverage.service.js';
import { TeamMemberService } from './team-member.service.js';
import { TeamService } from './team.service.js';

const Id = () => Param({ schema: idParamsSchema });

/** Members and presence of teams. It comes before the teams themselves, whose `:id` would take `unplaced`. */
@Controller(`api/${TEAM.path}`)
export class TeamMemberController {
  constructor(
    private readonly members: TeamMemberService,
    private readonly teams: TeamService,
    private readonly coverages: TeamCoverages,
  ) {}

  @Get('unplaced')
  @Access(accessTo(TEAM, 'create'))
  @Answers(peopleWithoutTeamSchema)
  listPeopleWithoutTeam(@CurrentUser() user: SignedInUser): Promise<PeopleWithoutTeam> {
    return this.members.listUnplaced(user);
  }

  @Post('suggested')
  @HttpCode(200)
  @Access(accessTo(TEAM, 'create'))
  @Audited('team.create')
  @Answers(suggestedTeamsSchema)
  addSuggestedTeams(@CurrentUser() user: SignedInUser): Promise<{ added: number }> {
    return this.members.suggest(user);
  }

  @Get(':id/members')
  @Access(accessTo(TEAM, 'read'))
  @Answers(teamMembersSchema)
  listTeamMembers(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<TeamMembers> {
    return this.members.listOf(user, id);
  }

  @Get(':id/coverage')
  @Access(accessTo(TEAM, 'read'))
  @Answers(teamCoverageSchema)
  getTeamCoverage(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<TeamCoverage> {
    return this.coverages.get(user, id);
  }

  @Put(':id/minimum')
  @Access({ session: 'staff', permission: { roles: TEAM_LEADERS }, remote: 'hr' })
  @Audited('team.update')
  @Answers(TEAM.schema)
  setTeamMinimum(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: setTeamMinimumSchema }) body: SetTeamMinimum,
  ): Promise<Team> {
    return this.teams.setMinimum(user, id, body);
  }
}
