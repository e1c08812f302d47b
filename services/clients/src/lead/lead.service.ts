import type { Lead, UpdateLead } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { LeadChecks } from './lead-checks.service.js';
import { LeadRecords } from './lead-records.service.js';
import type { LeadSteps } from './lead.record.js';
import { nextAtOf, stageWith } from './lead.rules.js';
import { SavedLeads } from './saved-leads.service.js';

/** Those who may become clients. */
@Injectable()
export class LeadService {
  readonly steps: LeadSteps;

  constructor(
    { leads }: LeadRecords,
    private readonly clock: Clock,
    private readonly checks: LeadChecks,
    private readonly choices: LeadChoices,
    private readonly saved: SavedLeads,
  ) {
    this.steps = leads;
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, LEAD_ARCHIVED, and as `NewLeads.create` */
  update(user: SignedInUser, id: string, { version, ...given }: UpdateLead): Promise<Lead> {
    let ownerBefore: string | null = null;
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: async (row) => {
        ownerBefore = row.ownerId;
        const read = await this.checks.read(user, given, row);
        const byHand = given.ownerId !== undefined && given.ownerId !== row.ownerId;
        const why = byHand ? { givenRule: null, givenHow: null, handedFrom: null } : {};
        const nextAt = nextAtOf({ ...row, ...given }, user.companyTimezone);
        const values = { ...given, ...read, ...why, nextAt };
        const stage = stageWith(row.stage, given.ownerId ?? row.ownerId);
        if (stage === row.stage) return values;
        const stageKey = await this.choices.firstOf(stage);
        return { ...values, stage, stageKey, stageSince: this.clock.now() };
      },
      after: (row) => this.saved.follow(user, row, ownerBefore),
    });
  }
}
