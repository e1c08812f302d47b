import {
  changeLeadsSchema,
  convertLeadSchema,
  idParamsSchema,
  LEAD,
  leadBoardQuerySchema,
  leadBoardSchema,
  leadCountsSchema,
  leadReportSchema,
  moveLeadSchema,
  transitionSchema,
  undoLeadsSchema,
  waiveLeadSchema,
  type ChangeLeads,
  type ConvertLead,
  type CreateLead,
  type Lead,
  type LeadBoard,
  type LeadBoardQuery,
  type LeadCounts,
  type LeadQuery,
  type LeadReport,
  type MoveLead,
  type Page,
  type UndoLeads,
  type UpdateLead,
  type WaiveLead,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { LeadBoards } from './lead-board.service.js';
import { LeadBulk } from './lead-bulk.service.js';
import { LeadMoves } from './lead-moves.service.js';
import { LeadService } from './lead.service.js';
import { NewLeads } from './new-leads.service.js';

const routes = recordRoutes(LEAD);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/leads')
export class LeadController {
  constructor(
    private readonly leads: LeadService,
    private readonly made: NewLeads,
    private readonly moves: LeadMoves,
    private readonly bulk: LeadBulk,
    private readonly boards: LeadBoards,
  ) {}

  @routes.List()
  listLeads(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: LEAD.querySchema }) query: LeadQuery,
  ): Promise<Page<Lead>> {
    return this.leads.list(user, query);
  }

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

  @routes.One()
  getLead(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Lead> {
    return this.leads.get(user, id);
  }

  @routes.Create()
  createLead(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: LEAD.createSchema }) body: CreateLead,
  ): Promise<Lead> {
    return this.made.create(user, body);
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

  @routes.Update()
  updateLead(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: LEAD.updateSchema }) body: UpdateLead,
  ): Promise<Lead> {
    return this.leads.update(user, id, body);
  }

  @routes.Step('move')
  moveLead(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: moveLeadSchema }) body: MoveLead,
  ): Promise<Lead> {
    return this.moves.move(user, id, body);
  }

  @routes.Step('waive')
  waiveLead(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: waiveLeadSchema }) body: WaiveLead,
  ): Promise<Lead> {
    return this.moves.waive(user, id, body);
  }

  @routes.Step('convert')
  convertLead(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: convertLeadSchema }) body: ConvertLead,
  ): Promise<Lead> {
    return this.moves.convert(user, id, body);
  }

  @routes.Step('archive')
  archiveLead(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Lead> {
    return this.leads.archive(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreLead(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Lead> {
    return this.leads.archive(user, { step: 'restore', id, version });
  }
}
