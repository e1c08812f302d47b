import {
  idParamsSchema,
  PROPOSAL_TEMPLATE,
  transitionSchema,
  type CreateProposalTemplate,
  type Page,
  type ProposalTemplate,
  type ProposalTemplateQuery,
  type UpdateProposalTemplate,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { ProposalTemplates } from './proposal-template.service.js';

const routes = recordRoutes(PROPOSAL_TEMPLATE);
const Id = () => Param({ schema: idParamsSchema });
const Seen = () => Body({ schema: transitionSchema });

@Controller('api/proposal-templates')
export class ProposalTemplateController {
  constructor(private readonly templates: ProposalTemplates) {}

  @routes.List()
  listProposalTemplates(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: PROPOSAL_TEMPLATE.querySchema }) query: ProposalTemplateQuery,
  ): Promise<Page<ProposalTemplate>> {
    return this.templates.list(user, query);
  }

  @routes.One()
  getProposalTemplate(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<ProposalTemplate> {
    return this.templates.get(user, id);
  }

  @routes.Create()
  createProposalTemplate(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: PROPOSAL_TEMPLATE.createSchema }) body: CreateProposalTemplate,
  ): Promise<ProposalTemplate> {
    return this.templates.create(user, body);
  }

  @routes.Update()
  updateProposalTemplate(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: PROPOSAL_TEMPLATE.updateSchema }) body: UpdateProposalTemplate,
  ): Promise<ProposalTemplate> {
    return this.templates.update(user, id, body);
  }

  @routes.Step('archive')
  archiveProposalTemplate(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<ProposalTemplate> {
    return this.templates.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreProposalTemplate(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<ProposalTemplate> {
    return this.templates.move(user, { step: 'restore', id, version });
  }
}
