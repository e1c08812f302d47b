import {
  LEAD_QUICK,
  LEAD_STAGES,
  type LeadCounts,
  type LeadBoard,
  type LeadBoardQuery,
  type LeadQuery,
} from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import type { ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { OwnScope } from '../owned/own-scope.service.js';
import { OWNED_LEADS } from './lead.record.js';
import { LeadRepository } from './lead.repository.js';
import { LeadService } from './lead.service.js';

/** Most cards of a lane; its count and sums are of all. */
const MOST = 50;

/** Leads by stage, with what they are worth. */
@Injectable()
export class LeadBoards {
  constructor(
    private readonly leads: LeadService,
    private readonly scope: OwnScope,
    private readonly repository: LeadRepository,
    private readonly db: TenantDb,
  ) {}

  /** How many leads each quick filter shows. */
  async count(user: SignedInUser): Promise<LeadCounts> {
    const pages = await Promise.all(
      LEAD_QUICK.map((quick) => this.leads.list(user, { quick, limit: 1, sort: '-createdAt' })),
    );
    return Object.fromEntries(LEAD_QUICK.map((quick, at) => [quick, pages[at]?.total ?? 0])) as LeadCounts;
  }

  async read(user: SignedInUser, { search, owner }: LeadBoardQuery): Promise<LeadBoard> {
    const lanes = await Promise.all(
      LEAD_STAGES.map(async (stage) => {
        const asked: object = { search, owner, stage, sort: '-createdAt', limit: MOST };
        const { items, total } = await this.leads.list(user, asked as LeadQuery);
        return { stage, items, total };
      }),
    );
    const owned: ListFilter[] = owner ? [{ sql: 'l.owner_id = ?', values: [owner] }] : [];
    const seen = [...(await this.scope.readable(user, OWNED_LEADS)), ...owned];
    const sums = await this.db.run(user.companyId, () => this.repository.sums(seen));
    return {
      lanes: lanes.map((lane) => {
        const sum = sums.find(({ stage }) => stage === lane.stage);
        return { ...lane, value: sum?.value ?? 0, weighted: sum?.weighted ?? 0 };
      }),
    };
  }
}
