import {
  LEAD_LANE_PAGE,
  LEAD_QUICK,
  MOST_LANE_CARDS,
  type LeadBoard,
  type LeadBoardQuery,
  type LeadCounts,
  type LeadQuery,
} from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import type { ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { isManager } from '../owned/owned-sight.rules.js';
import { LeadRecords } from './lead-records.service.js';
import { LeadRepository, type StageSum } from './lead.repository.js';

/** Leads by stage, with what they are worth. */
@Injectable()
export class LeadBoards {
  constructor(
    private readonly choices: LeadChoices,
    private readonly records: LeadRecords,
    private readonly repository: LeadRepository,
    private readonly db: TenantDb,
  ) {}

  /** How many leads each quick filter shows. Those without an owner are the managers'. */
  async count(user: SignedInUser): Promise<LeadCounts> {
    const manages = isManager(user, 'leads');
    const counted = LEAD_QUICK.map(async (quick) => {
      if (quick === 'unassigned' && !manages) return [quick, 0];
      const { total } = await this.records.leads.list(user, {
        quick,
        limit: 1,
        sort: '-createdAt',
      } as LeadQuery);
      return [quick, total];
    });
    return Object.fromEntries(await Promise.all(counted)) as LeadCounts;
  }

  async read(user: SignedInUser, { more, ...asked }: LeadBoardQuery): Promise<LeadBoard> {
    const [{ stages }, sums] = await Promise.all([
      this.db.run(user.companyId, () => this.choices.setup()),
      this.sums(user, asked),
    ]);
    const shown = shownOf(more);
    const lanes = stages.flatMap(({ key, type, archived }) => {
      const sum = sums.find((each) => each.key === key);
      return archived && !sum ? [] : [{ key, type, sum }];
    });
    return {
      lanes: await Promise.all(
        lanes.map(async ({ key, type, sum }) => {
          const { value = 0, weighted = 0 } = sum ?? {};
          const page = sum
            ? await this.page(user, { ...asked, stage: key, limit: shown.get(key) ?? LEAD_LANE_PAGE })
            : NOTHING;
          // A page does not count to the end; what a search finds is narrower than the sum.
          const total = asked.search ? page.total : (sum?.total ?? 0);
          return { key, stage: type, items: page.items, total, value, weighted };
        }),
      ),
    };
  }

  private async page(user: SignedInUser, asked: object): Promise<Pick<Lane, 'items' | 'total'>> {
    const { items, total } = await this.records.leads.list(user, {
      ...asked,
      sort: '-createdAt',
    } as LeadQuery);
    return { items, total };
  }

  private async sums(user: SignedInUser, { owner }: Pick<LeadBoardQuery, 'owner'>): Promise<StageSum[]> {
    const owned: ListFilter[] = owner ? [{ sql: 'l.owner_id = ?', values: [owner] }] : [];
    const seen = [...(await this.records.leads.sight.seenBy(user)), ...owned];
    return this.db.run(user.companyId, () => this.repository.sums(seen));
  }
}

type Lane = LeadBoard['lanes'][number];

const NOTHING = { items: [], total: 0 };

/** Key of a lane -> how many cards it shows. */
const shownOf = (more = ''): Map<string, number> =>
  new Map(
    more
      .split(',')
      .filter(Boolean)
      .map((each) => {
        const [key = '', count = ''] = each.split('.');
        return [key, Math.min(MOST_LANE_CARDS, Math.max(LEAD_LANE_PAGE, Number(count)))];
      }),
  );
