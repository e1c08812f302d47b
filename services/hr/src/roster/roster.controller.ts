import {
  affectedPeopleSchema,
  changeRosterSchema,
  copyRosterSchema,
  fillRosterSchema,
  planChangeSchema,
  ROSTER_READ,
  ROSTER_UPDATE,
  rosterCoverageQuerySchema,
  rosterCoverageSchema,
  rosterQuerySchema,
  rosterReportSchema,
  rosterSchema,
  type AffectedPeople,
  type ChangeRoster,
  type CopyRoster,
  type FillRoster,
  type PlanChange,
  type Roster,
  type RosterCoverage,
  type RosterCoverageQuery,
  type RosterQuery,
  type RosterReport,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  Audited,
  CurrentUser,
  NotAudited,
  type AccessRule,
  type SignedInUser,
} from '@atrium/platform';
import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { PlanPreview } from './plan-preview.service.js';
import { RosterCoverages } from './roster-coverage.service.js';
import { RosterService } from './roster.service.js';
import { OwnToo } from '../own-record/about-person.decorator.js';

const READERS: AccessRule = { session: 'staff', permission: ROSTER_READ, remote: 'hr' };
const PLANNERS: AccessRule = { session: 'staff', permission: ROSTER_UPDATE, remote: 'hr' };

@Controller('api/hr/roster')
export class RosterController {
  constructor(
    private readonly roster: RosterService,
    private readonly previews: PlanPreview,
    private readonly coverages: RosterCoverages,
  ) {}

  @Get()
  @Access(READERS)
  @Answers(rosterSchema)
  listRoster(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: rosterQuerySchema }) query: RosterQuery,
  ): Promise<Roster> {
    return this.roster.list(user, query);
  }

  @Put()
  @Access(PLANNERS)
  @Audited('roster.change')
  @Answers(rosterReportSchema)
  changeRoster(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: changeRosterSchema }) changes: ChangeRoster,
  ): Promise<RosterReport> {
    return this.roster.change(user, changes);
  }

  @Post('copy')
  @Access(PLANNERS)
  @Audited('roster.copy')
  @Answers(rosterReportSchema)
  copyRoster(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: copyRosterSchema }) order: CopyRoster,
  ): Promise<RosterReport> {
    return this.roster.copy(user, order);
  }

  @Post('fill')
  @Access(PLANNERS)
  @OwnToo('A day of an own roster is planned like any other.')
  @Audited('roster.fill')
  @Answers(rosterReportSchema)
  fillRoster(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: fillRosterSchema }) order: FillRoster,
  ): Promise<RosterReport> {
    return this.roster.fill(user, order);
  }

  @Get('coverage')
  @Access(READERS)
  @Answers(rosterCoverageSchema)
  getRosterCoverage(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: rosterCoverageQuerySchema }) query: RosterCoverageQuery,
  ): Promise<RosterCoverage> {
    return this.coverages.get(user, query);
  }

  @Post('preview')
  @OwnToo('It stores nothing.')
  @Access(READERS)
  @NotAudited('Only reads.')
  @Answers(affectedPeopleSchema)
  previewPlanChange(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: planChangeSchema }) change: PlanChange,
  ): Promise<AffectedPeople> {
    return this.previews.of(user, change);
  }
}
