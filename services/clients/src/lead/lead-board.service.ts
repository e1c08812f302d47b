import {
  filterableColumns,
  LEAD,
  LEAD_LANE_PAGE,
  LEAD_QUICK,
  MOST_LANE_CARDS,
  parseFilter,
  type LeadBoard,
  type LeadBoardQuery,
  type LeadCounts,
  type LeadNarrowing,
  type LeadQuery,
} from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { isManager } from '../owned/owned-sight.rules.js';
import { NarrowedLeads } from './lead-narrowing.service.js';
import { LeadRecords } from './lead-records.service.js';
import { LeadRepository, type StageSum } from './lead.repository.js';

/** Leads by stage, with what they are worth. */
@Injectable()
export class LeadBoards {
  constructor(
    private readonly choices: LeadChoices,
    private readonly records: LeadRecords,
    private readonly narrowed: NarrowedLeads,
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
      const isAsked = stagesOf(asked)?.includes(key) ?? !archived;
      return isAsked || sum ? [{ key, type, sum }] : [];
    });
    return {
      lanes: await Promise.all(
        lanes.map(async ({ key, type, sum }) => {
          const { value = 0, weighted = 0 } = sum ?? {};
          const items = sum
            ? await this.cards(user, { ...asked, stage: key, limit: shown.get(key) ?? LEAD_LANE_PAGE })
            : [];
          return { key, stage: type, items, total: sum?.total ?? 0, value, weighted };
        }),
      ),
    };
  }

  private async cards(user: SignedInUser, asked: object): Promise<Lane['items']> {
    const query = { ...asked, sort: '-createdAt' } as LeadQuery;
    return (await this.records.leads.list(user, query)).items;
  }

  private async sums(user: SignedInUser, asked: LeadNarrowing): Promise<StageSum[]> {
    const seen = await this.narrowed.of(user, asked);
    return this.db.run(user.companyId, () => this.repository.sums(seen));
  }
}

type Lane = LeadBoard['lanes'][number];

/** The stages that a query names; null where it names none. */
function stagesOf({ stage }: LeadNarrowing): readonly string[] | null {
  const column = filterableColumns(LEAD.list).find(({ key }) => key === 'stage');
  const value = column && stage !== undefined ? parseFilter(column, stage) : null;
  return value?.type === 'choice' ? value.oneOf : null;
}

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
