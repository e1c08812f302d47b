import {
  LEAD,
  OPEN_PROJECT_STATES,
  passesCheck,
  PROJECT,
  PROPOSAL,
  type ClientOverview,
  type ClientTimeline,
  type Project,
  type Proposal,
  type ShownAmounts,
} from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ClientFigureRepository } from '../client/client-figures.repository.js';
import { isRunning, troublesOfClient, type JudgedProject } from '../client/client-health.rules.js';
import { CLIENTS, type ClientSteps } from '../client/client.record.js';
import { placeOf, sayPlace } from '../page-place.rules.js';
import { ProjectService } from '../project/project.service.js';
import { isWaiting } from '../proposal/proposal-state.rules.js';
import { ProposalService } from '../proposal/proposal.service.js';
import { ClientEvents, type EventRow } from './client-overview.repository.js';

const MOST = 100;
const PAGE = 50;

/**
 * How things stand with a client and what happened, of what the reader sees of projects and proposals; of one that was
 * merged, with the client that it turned out to be.
 */
@Injectable()
export class ClientOverviews {
  private readonly clients: ClientSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly projects: ProjectService,
    private readonly proposals: ProposalService,
    private readonly events: ClientEvents,
    private readonly figures: ClientFigureRepository,
  ) {
    this.clients = records.of(CLIENTS);
  }

  /** @throws {AppError} NOT_FOUND */
  async overview(user: SignedInUser, id: string): Promise<ClientOverview> {
    const client = await this.db.run(user.companyId, () => this.clients.find(user, id));
    const clientId = client.id;
    const projects = await this.projectsOf(user, clientId);
    const proposals = await this.proposalsOf(user, clientId);
    return this.db.run(user.companyId, async () => {
      const lastContact = (await this.figures.lastWords(user.companyId, [clientId])).get(clientId);
      const decided = await this.events.decidedAt(proposals.map(({ id }) => id));
      const judged = proposals.map((each) => ({ ...each, decidedAt: decided.get(each.id) ?? null }));
      const lastWord = lastContact ?? client.createdAt;
      const now = this.clock.now();
      const out = proposals.filter(({ state }) => isWaiting(state));
      const sum = (of: (project: Project) => number) => projects.reduce((all, each) => all + of(each), 0);
      return {
        troubles: troublesOfClient({ projects: judgedOf(projects), proposals: judged, lastWord, now }),
        waits: await this.waitsOf(projects, out),
        openProjects: projects.filter(isRunning).length,
        openTasks: sum(({ tasks }) => tasks.open),
        lateTasks: sum(({ tasks }) => tasks.late),
        proposalsOut: { count: out.length, totals: totalsOf(out) },
        tracked: sum(({ tracked }) => tracked),
        lastContactAt: lastContact?.toISOString() ?? null,
      };
    });
  }

  /** @throws {AppError} NOT_FOUND */
  async timeline(user: SignedInUser, id: string, before?: string): Promise<ClientTimeline> {
    const { id: clientId } = await this.db.run(user.companyId, () => this.clients.find(user, id));
    const projectIds = (await this.projectsOf(user, clientId)).map(({ id }) => id);
    const proposalIds = (await this.proposalsOf(user, clientId)).map(({ id }) => id);
    const scope = { clientId, projectIds, proposalIds, leads: passesCheck(user, LEAD.check('read')) };
    const rows = await this.db.run(user.companyId, () => this.events.list(scope, placeOf(before), PAGE + 1));
    const page = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? page.at(-1) : undefined;
    return { items: page.map(shown), next: last ? sayPlace(last) : null };
  }

  private async waitsOf(
    projects: readonly Project[],
    out: readonly Proposal[],
  ): Promise<ClientOverview['waits']> {
    const milestones = await this.events.waiting(projects.map(({ id }) => id));
    return [
      ...milestones.map(({ since, ...each }) => ({
        ...each,
        kind: 'milestone' as const,
        since: since.toISOString(),
      })),
      ...out.map(({ id, title, number, sentAt, createdAt }) => ({
        kind: 'proposal' as const,
        id,
        title,
        note: number,
        since: sentAt ?? createdAt,
      })),
    ].toSorted((one, other) => one.since.localeCompare(other.since));
  }

  private async projectsOf(user: SignedInUser, client: string): Promise<Project[]> {
    if (!passesCheck(user, PROJECT.check('read'))) return [];
    const query = PROJECT.querySchema.parse({ client, sort: 'endOn', limit: MOST });
    return (await this.projects.steps.list(user, query)).items;
  }

  private async proposalsOf(user: SignedInUser, client: string): Promise<Proposal[]> {
    if (!passesCheck(user, PROPOSAL.check('read'))) return [];
    const query = PROPOSAL.querySchema.parse({ client, sort: '-createdAt', limit: MOST });
    return (await this.proposals.steps.list(user, query)).items;
  }
}

const judgedOf = (projects: readonly Project[]): JudgedProject[] =>
  projects
    .filter(({ state }) => OPEN_PROJECT_STATES.includes(state))
    .map(({ id, name, state, tasks, milestones, troubles }) => ({
      id,
      name,
      state,
      lateTasks: tasks.late,
      lateMilestones: milestones.late,
      isOverBudget: troubles.includes('overBudget'),
    }));

const shown = ({ at, ...event }: EventRow) => ({ ...event, at: at.toISOString() });

/** One sum for each currency of the proposals. */
function totalsOf(proposals: readonly Proposal[]): ShownAmounts {
  const sums = new Map<string, number>();
  for (const { currency, total } of proposals) sums.set(currency, (sums.get(currency) ?? 0) + total);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
