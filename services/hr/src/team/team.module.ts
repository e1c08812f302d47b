import { TEAM } from '@atrium/contracts';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { TeamCoverages } from './team-coverage.service.js';
import { TeamMemberController } from './team-member.controller.js';
import { TeamMemberRepository } from './team-member.repository.js';
import { TeamMemberService } from './team-member.service.js';
import { TeamSuggestions } from './team-suggestion.repository.js';
import { TEAMS } from './team.record.js';
import { TeamService } from './team.service.js';

const MEMBER_STEPS = ['addMembers', 'endMember', 'setPrimary'] as const;

const TEAM_CONTROLLER = recordController(TEAM, {
  rules: TEAMS,
  service: TeamService,
  without: MEMBER_STEPS,
});

const MEMBER_STEP_CONTROLLER = recordController(TEAM, {
  rules: TEAMS,
  service: TeamMemberService,
  only: MEMBER_STEPS,
  named: { addMembers: 'addTeamMembers', endMember: 'endTeamMember', setPrimary: 'setPrimaryTeam' },
  group: 'TeamMember',
});

@Module({
  imports: [EmployeeModule],
  controllers: [TeamMemberController, MEMBER_STEP_CONTROLLER, TEAM_CONTROLLER],
  providers: [
    ...offerRecord(TEAMS),
    TeamCoverages,
    TeamMemberRepository,
    TeamMemberService,
    TeamService,
    TeamSuggestions,
  ],
  exports: [TeamMemberRepository, TeamMemberService, TeamService],
})
export class TeamModule {}
