import { dayIn, type Project } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Clock, type SignedInUser } from '@atrium/platform';
import { ClientTasks, ProjectTasks } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { MilestoneService } from '../project/milestone.service.js';
import { OwnTasks } from '../project/own-tasks.service.js';
import { ProjectService } from '../project/project.service.js';
import { DEMO_PROJECTS, DEMO_SHARED, type DemoProject } from './projects.seed.js';

const DAY_MS = 86_400_000;

/** The step changes nothing but the state. */
const change = () => ({});

/** What is done for the demo company's clients, through the same use cases that people use. */
@Injectable()
export class ProjectDemo {
  constructor(
    private readonly projects: ProjectService,
    private readonly milestones: MilestoneService,
    private readonly tasks: ProjectTasks,
    private readonly talks: ClientTasks,
    private readonly own: OwnTasks,
    private readonly clock: Clock,
  ) {}

  /** Inside `TenantDb.run` only. @param clients their ids by name */
  async fill(staff: DemoStaff, clients: ReadonlyMap<string, string>): Promise<void> {
    const managers = [staff.lead, staff.admin];
    for (const [place, seed] of DEMO_PROJECTS.entries()) {
      const clientId = clients.get(seed.client);
      const manager = managers[place % managers.length] ?? staff.admin;
      if (clientId) await this.add(staff, { seed, clientId, manager });
    }
  }

  /** What the demo's client finds of a project, what that person writes there and asks for. */
  async share({ lead }: DemoStaff, client: SignedInUser): Promise<void> {
    const { project, tasks, answer, asked } = DEMO_SHARED;
    const [found] = (await this.own.list(client)).projects.filter(({ name }) => name === project);
    if (!found) return;
    const shown = await this.tasks.plan(
      lead,
      found.id,
      tasks.map(([title, dueIn]) => ({
        title,
        tab: 'websiteAndApp',
        visibility: 'client',
        milestoneId: null,
        estimate: null,
        assigneeIds: [lead.id],
        startOn: null,
        dueOn: this.day(lead, dueIn),
      })),
    );
    for (const [place, { id }] of shown.entries()) {
      const wrote = tasks[place]?.[2];
      if (wrote === undefined) continue;
      await this.talks.answer(lead, id, wrote);
      await this.own.comment(client, { taskId: id, text: answer });
    }
    await this.own.ask(client, { projectId: found.id, ...asked });
  }

  private async add(
    { admin, employee, lead }: DemoStaff,
    { seed, clientId, manager }: { seed: DemoProject; clientId: string; manager: SignedInUser },
  ): Promise<void> {
    const { kind, name, startsIn, days, budgetHours, state } = seed;
    const project = await this.projects.create(admin, {
      clientId,
      kind,
      name,
      code: null,
      managerId: manager.id,
      budgetHours,
      memberIds: [employee.id, lead.id].filter((id) => id !== manager.id),
      startOn: this.day(admin, startsIn),
      endOn: this.day(admin, startsIn + days),
      withTemplate: state === 'active',
    });
    if (state === 'active') return this.show(admin, project);
    const { id, version } = project;
    if (state === 'completed') await this.projects.complete(admin, id, { version });
    if (state === 'on_hold') await this.projects.steps.run(admin, { step: 'hold', id, version, change });
    if (state === 'cancelled') await this.projects.steps.run(admin, { step: 'cancel', id, version, change });
  }

  /** The first milestone of one that runs is with the client. */
  private async show(admin: SignedInUser, { id, state, startOn, client }: Project): Promise<void> {
    if (state !== 'active') return;
    const milestone = {
      projectId: id,
      title: 'Kick-off notes',
      dueOn: startOn,
      criteria: `Goals and ways of working of ${client.name} are written down`,
    };
    const { id: milestoneId, version } = await this.milestones.add(admin, milestone);
    await this.milestones.steps.run(admin, { step: 'submit', id: milestoneId, version, change });
  }

  private day(admin: SignedInUser, days: number): string {
    return dayIn(new Date(this.clock.now().getTime() + days * DAY_MS), admin.companyTimezone);
  }
}
