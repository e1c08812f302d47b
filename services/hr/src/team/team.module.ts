import { offerRecord } from '@atrium/records';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { TeamCoverages } from './team-coverage.service.js';
import { TeamMemberController } from './team-member.controller.js';
import { TeamMemberRepository } from './team-member.repository.js';
import { TeamMemberService } from './team-member.service.js';
import { TeamSuggestions } from './team-suggestion.repository.js';
import { TeamController } from './team.controller.js';
import { TEAMS } from './team.record.js';
import { TeamService } from './team.service.js';

@Module({
  imports: [EmployeeModule],
  controllers: [TeamMemberController, TeamController],
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
