import { UserDirectoryService } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { peopleIn } from '../flow/own-values.rules.js';
import { TaskPlaces } from './task-places.service.js';
import type { TaskRow } from './task.record.js';

/** What a task is answered with besides its own values: names, client, milestone, and what its reader may do. */
@Injectable()
export class TaskAnswers {
  constructor(
    private readonly directory: UserDirectoryService,
    private readonly places: TaskPlaces,
  ) {}

  /** @param changes the ids of those that the reader changes */
  async complete(
    { companyId }: SignedInUser,
    rows: readonly TaskRow[],
    changes: ReadonlySet<string>,
  ): Promise<object[]> {
    const names = await this.directory.listNames(companyId, [...new Set(rows.flatMap(peopleOf))]);
    const milestoneIds = new Set(rows.flatMap(({ milestoneId }) => milestoneId ?? []));
    const milestones = await this.places.milestonesOf(companyId, [...milestoneIds]);
    const projectIds = new Set(rows.flatMap(({ projectId }) => projectId ?? []));
    const clients = await this.places.clientsOf(companyId, [...projectIds]);
    const refOf = (id: string) => ({ id, name: names.get(id) ?? '' });
    return rows.map((row) => ({
      client: (row.projectId && clients.get(row.projectId)) || null,
      assignees: row.assigneeIds.map(refOf),
      ownPeople: ownPeopleOf(row).map(refOf),
      handedFrom: row.handedFromId && refOf(row.handedFromId),
      milestone: (row.milestoneId && milestones.get(row.milestoneId)) || null,
      mayChange: changes.has(row.id) && row.archivedAt === null,
    }));
  }
}

const ownPeopleOf = ({ ownFields, own }: TaskRow) => [...new Set(peopleIn(ownFields ?? [], own))];

const peopleOf = (row: TaskRow) => [
  ...row.assigneeIds,
  ...ownPeopleOf(row),
  ...(row.handedFromId ? [row.handedFromId] : []),
];
