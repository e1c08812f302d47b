import { MilestoneDirectory, type KnownMilestone } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { ProjectRepository } from './project.repository.js';

/** The milestones of projects, for their tasks. */
@Injectable()
export class ClientMilestones extends MilestoneDirectory {
  override readonly remote = 'clients';

  constructor(private readonly projects: ProjectRepository) {
    super();
  }

  override listOf(projectId: string): Promise<KnownMilestone[]> {
    return this.projects.listMilestones(projectId);
  }

  override clientsOf(
    companyId: string,
    projectIds: readonly string[],
  ): Promise<Map<string, { id: string; name: string }>> {
    return this.projects.clientsOf(companyId, projectIds);
  }

  override projectsOf(clientIds: readonly string[]): Promise<string[]> {
    return this.projects.listIdsOf(clientIds);
  }

  override find(companyId: string, ids: readonly string[]): Promise<KnownMilestone[]> {
    return this.projects.findMilestones(companyId, ids);
  }
}
