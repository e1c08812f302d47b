import {
  firstStageOf,
  hasChoice,
  LEAD_SETUP_ERRORS,
  type LeadChoiceList,
  type LeadSetup,
  type LeadStage,
  type LeadStageLabel,
} from '@atrium/contracts';
import { refusedField } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeadSetupRepository } from './lead-setup.repository.js';

interface Chosen {
  source?: string | undefined;
  services?: readonly string[] | undefined;
}

/** Holds what is written of leads and clients against the company's lists. Inside `TenantDb.run` only. */
@Injectable()
export class LeadChoices {
  constructor(private readonly setups: LeadSetupRepository) {}

  setup(): Promise<LeadSetup> {
    return this.setups.read();
  }

  /**
   * A choice that is no longer offered is accepted on a record that already had it.
   * @throws {AppError} LEAD_CHOICE on `source` or `services`
   */
  async check({ source, services = [] }: Chosen, before: Chosen = {}): Promise<void> {
    const known = before.services ?? [];
    const others = services.filter((key) => !known.includes(key));
    const isSame = source === undefined || source === before.source;
    if (isSame && others.length === 0) return;
    const setup = await this.setups.read();
    const refuse = (list: LeadChoiceList, field: string, key: string) => {
      if (!hasChoice(setup, list, key)) throw refusedField(field, LEAD_SETUP_ERRORS.LEAD_CHOICE);
    };
    if (!isSame) refuse('sources', 'source', source);
    for (const key of others) refuse('services', 'services', key);
  }

  /** The key of the stage where leads of a type begin. */
  async firstOf(type: LeadStage): Promise<string> {
    return firstStageOf((await this.setups.read()).stages, type)?.key ?? type;
  }

  /** @throws {AppError} LEAD_STAGE on `stage` of one that is not there, or is archived */
  async stage(key: string): Promise<{ setup: LeadSetup; to: LeadStageLabel }> {
    const setup = await this.setups.read();
    const to = setup.stages.find((stage) => stage.key === key && !stage.archived);
    if (!to) throw refusedField('stage', LEAD_SETUP_ERRORS.LEAD_STAGE);
    return { setup, to };
  }
}
