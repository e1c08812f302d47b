import {
  LEAD,
  convertLeadSchema,
  idParamsSchema,
  leadBoardQuerySchema,
  leadBoardSchema,
  leadCountsSchema,
  moveLeadSchema,
  transitionSchema,
  type BulkLeads,
  type BulkReport,
  type ConvertLead,
  type LeadBoard,
  type LeadCounts,
  type LeadBoardQuery,
  type MoveLead,
  type Lead,
  type LeadQuery,
  type CreateLead,
  type Page,
  type UpdateLead,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { LeadBoards } from './lead-board.service.js';
import { LeadService } from './lead.service.js';

const routes = recordRoutes(LEAD);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/leads')
export class LeadController {
  constructor(
    private readonly leads: LeadService,
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
    return this.leads.create(user, body);
  }

  @routes.Bulk()
  changeLeads(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: LEAD.bulkSchema }) body: BulkLeads,
  ): Promise<BulkReport> {
    return this.leads.changeAll(user, body);
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
    return this.leads.move(user, id, body);
  }

  @routes.Step('answer')
  answerLead(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Lead> {
    return this.leads.answer(user, { id, version });
  }

  @routes.Step('convert')
  convertLead(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: convertLeadSchema }) body: ConvertLead,
  ): Promise<Lead> {
    return this.leads.convert(user, id, body);
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
