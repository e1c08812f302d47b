import {
  changeLeadsSchema,
  LEAD,
  leadBoardQuerySchema,
  leadBoardSchema,
  leadCountsSchema,
  leadForecastQuerySchema,
  leadForecastSchema,
  leadReportSchema,
  undoLeadsSchema,
  type ChangeLeads,
  type LeadBoard,
  type LeadBoardQuery,
  type LeadCounts,
  type LeadForecast,
  type LeadForecastQuery,
  type LeadReport,
  type UndoLeads,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { LeadBoards } from './lead-board.service.js';
import { LeadBulk } from './lead-bulk.service.js';
import { LeadForecasts } from './lead-forecast.service.js';

@Controller(`api/${LEAD.path}`)
export class LeadController {
  constructor(
    private readonly bulk: LeadBulk,
    private readonly boards: LeadBoards,
    private readonly forecasts: LeadForecasts,
  ) {}

  @Get('board')
  @Access(accessTo(LEAD, 'read'))
  @Answers(leadBoardSchema)
  readLeadBoard(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: leadBoardQuerySchema }) query: LeadBoardQuery,
  ): Promise<LeadBoard> {
    return this.boards.read(user, query);
  }

  @Get('counts')
  @Access(accessTo(LEAD, 'read'))
  @Answers(leadCountsSchema)
  countLeads(@CurrentUser() user: SignedInUser): Promise<LeadCounts> {
    return this.boards.count(user);
  }

  @Get('forecast')
  @Access(accessTo(LEAD, 'read'))
  @Answers(leadForecastSchema)
  readLeadForecast(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: leadForecastQuerySchema }) query: LeadForecastQuery,
  ): Promise<LeadForecast> {
    return this.forecasts.read(user, query);
  }

  @Post('bulk')
  @HttpCode(200)
  @Access(accessTo(LEAD, 'update'))
  @Answers(leadReportSchema)
  @Audited('lead.update', 'lead.move', 'lead.archive', 'lead.restore')
  changeLeads(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: changeLeadsSchema }) body: ChangeLeads,
  ): Promise<LeadReport> {
    return this.bulk.run(user, body);
  }

  @Post('bulk/undo')
  @HttpCode(200)
  @Access(accessTo(LEAD, 'update'))
  @Answers(leadReportSchema)
  @Audited('lead.update', 'lead.move', 'lead.archive', 'lead.restore')
  undoLeads(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: undoLeadsSchema }) body: UndoLeads,
  ): Promise<LeadReport> {
    return this.bulk.undo(user, body);
  }
}
