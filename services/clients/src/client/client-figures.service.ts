import { can, dayIn, type Client } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { ProjectTasks } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { projectsSeenBy, proposalsSeenBy } from '../owned/owned-sight.rules.js';
import {
  ClientFigureRepository,
  type AcceptedSum,
  type OpenProject,
  type OutProposal,
} from './client-figures.repository.js';
import {
  DECLINED_DAYS,
  isOverBudget,
  isRunning,
  troublesOfClient,
  type JudgedProject,
} from './client-health.rules.js';
import type { ClientRow } from './client.record.js';

type Figures = Pick<Client, 'openProjects' | 'proposalsOut' | 'accepted' | 'lastContactAt' | 'health'>;
type Project = OpenProject & JudgedProject;

const DAY_MS = 86_400_000;
/** “The last 12 months”. */
const ACCEPTED_DAYS = 365;

/** What is open with clients, when somebody last spoke with them and what is wrong, of what the reader sees. */
@Injectable()
export class ClientFigures {
  constructor(
    private readonly clock: Clock,
    private readonly readers: RowReaders,
    private readonly figures: ClientFigureRepository,
    private readonly tasks: ProjectTasks,
  ) {}

  /** In the order of the rows; so many round trips however many rows. */
  async of(user: SignedInUser, rows: readonly ClientRow[]): Promise<Figures[]> {
    const { companyId } = user;
    const now = this.clock.now();
    const found = await this.figures.open({
      companyId,
      clientIds: rows.map(({ id }) => id),
      seen: {
        projects: await this.readers.filtersOf(projectsSeenBy, user, companyId),
        proposals: await this.readers.filtersOf(proposalsSeenBy, user, companyId),
      },
      today: dayIn(now, user.companyTimezone),
      declinedSince: new Date(now.getTime() - (DECLINED_DAYS + 1) * DAY_MS),
      acceptedSince: new Date(now.getTime() - ACCEPTED_DAYS * DAY_MS),
    });
    const projects = byClient(await this.withTasks(user, found.projects));
    const proposals = byClient(found.proposals);
    const accepted = byClient(found.accepted);
    const seesProposals = can(user, 'clientManagement', 'proposals', 'read');
    return rows.map(({ id, createdAt, currency }) => {
      const open = projects.get(id) ?? [];
      const out = proposals.get(id) ?? [];
      return {
        openProjects: can(user, 'clientManagement', 'projects', 'read')
          ? open.filter(isRunning).length
          : null,
        proposalsOut: seesProposals ? countWaiting(out) : null,
        accepted: seesProposals ? amountsOf(accepted.get(id) ?? [], currency) : null,
        lastContactAt: found.contacts.get(id)?.toISOString() ?? null,
        health: this.healthOf(open, out, found.words.get(id) ?? createdAt),
      };
    });
  }

  private healthOf(
    projects: readonly Project[],
    proposals: readonly OutProposal[],
    lastWord: Date,
  ): Client['health'] {
    const troubles = troublesOfClient({ projects, proposals, lastWord, now: this.clock.now() });
    if (projects.length === 0 && troubles.length === 0) return null;
    return [...new Set(troubles.map(({ kind }) => kind))];
  }

  private async withTasks(user: SignedInUser, rows: readonly OpenProject[]): Promise<Project[]> {
    const known = await this.tasks.figures(
      user,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => {
      const { late = 0, minutes = 0 } = known.get(row.id) ?? {};
      return { ...row, lateTasks: late, isOverBudget: isOverBudget(row.budgetHours, minutes) };
    });
  }
}

const countWaiting = (proposals: readonly OutProposal[]): number =>
  proposals.filter(({ state }) => state === 'sent' || state === 'viewed').length;

/** The client's own currency first. */
const amountsOf = (sums: readonly AcceptedSum[], own: string): NonNullable<Client['accepted']> =>
  sums
    .map(({ currency, amount }) => ({ currency, amount }))
    .toSorted((one, other) => Number(other.currency === own) - Number(one.currency === own));

function byClient<Row extends { clientId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.clientId, [...(groups.get(row.clientId) ?? []), row]);
  return groups;
}
