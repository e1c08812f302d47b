import { Injectable } from '@nestjs/common';

/** A milestone as tasks know it. */
export interface KnownMilestone {
  id: string;
  projectId: string;
  title: string;
  dueOn: string;
}

/**
 * Knows the milestones and clients of projects: one provider of the portal extends this class. Its methods run inside
 * `TenantDb.run`; those that are given the company also outside.
 */
@Injectable()
export abstract class MilestoneDirectory {
  /** Left out while this remote is off. */
  readonly remote?: string | null;

  /** Of one project, the earliest due first. */
  abstract listOf(projectId: string): Promise<KnownMilestone[]>;

  /** Without those that it does not know. */
  abstract find(companyId: string, ids: readonly string[]): Promise<KnownMilestone[]>;

  /** By the project's id, for whom it is. */
  abstract clientsOf(
    companyId: string,
    projectIds: readonly string[],
  ): Promise<Map<string, { id: string; name: string }>>;

  /** Ids of the projects that are for these clients. */
  abstract projectsOf(clientIds: readonly string[]): Promise<string[]>;
}
