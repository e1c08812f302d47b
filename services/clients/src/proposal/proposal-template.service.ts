import type {
  CreateProposalTemplate,
  Page,
  ProposalTemplate,
  ProposalTemplateQuery,
  UpdateProposalTemplate,
} from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Records, type Place } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PROPOSAL_TEMPLATES, type ProposalTemplateSteps } from './proposal-template.record.js';

/** What proposals of the company start with. */
@Injectable()
export class ProposalTemplates {
  private readonly templates: ProposalTemplateSteps;

  constructor(records: Records) {
    this.templates = records.of(PROPOSAL_TEMPLATES);
  }

  list(user: SignedInUser, query: ProposalTemplateQuery): Promise<Page<ProposalTemplate>> {
    return this.templates.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<ProposalTemplate> {
    return this.templates.get(user, id);
  }

  /** @throws {AppError} PROPOSAL_TEMPLATE_NAME_TAKEN on `name` */
  create(user: SignedInUser, values: CreateProposalTemplate): Promise<ProposalTemplate> {
    return this.templates.create(user, values);
  }

  /** @throws {AppError} STALE_VERSION, PROPOSAL_TEMPLATE_ARCHIVED, PROPOSAL_TEMPLATE_NAME_TAKEN on `name` */
  update(user: SignedInUser, id: string, values: UpdateProposalTemplate): Promise<ProposalTemplate> {
    return this.templates.update(user, { ...values, id });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, PROPOSAL_TEMPLATE_NAME_TAKEN when restored */
  move(user: SignedInUser, place: Place & { step: 'archive' | 'restore' }): Promise<ProposalTemplate> {
    return this.templates.move(user, place);
  }
}
