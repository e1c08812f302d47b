import { UserDirectoryService } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { peopleIn } from '../flow/own-values.rules.js';
import { TaskPlaces } from './task-places.service.js';
import type { TaskRow } from './task.record.js';

/** What a task is answered with besides its own values: names, client, milestone, and what its reader may do. */
@Injectable()
export class TaskAnswers {
  constructor(
    private readonly db: TenantDb,
    private readonly directory: UserDirectoryService,
    private readonly places: TaskPlaces,
  ) {}

  /** @param changes the ids of those that the reader changes */
  complete(user: SignedInUser, rows: readonly TaskRow[], changes: ReadonlySet<string>): Promise<object[]> {
    return this.db.run(user.companyId, async () => {
      const peopleOf = ({ ownFields, own }: TaskRow) => [...new Set(peopleIn(ownFields ?? [], own))];
      const ids = [
        ...new Set(
          rows.flatMap((row) => [
            ...row.assigneeIds,
            ...peopleOf(row),
            ...(row.handedFromId ? [row.handedFromId] : []),
          ]),
        ),
      ];
      const names = await this.directory.listNames(user.companyId, ids);
      const milestones = await this.places.milestonesOf([
        ...new Set(rows.flatMap(({ milestoneId }) => milestoneId ?? [])),
      ]);
      const clients = await this.places.clientsOf([
        ...new Set(rows.flatMap(({ projectId }) => projectId ?? [])),
      ]);
      return rows.map((row) => ({
        client: (row.projectId && clients.get(row.projectId)) || null,
        assignees: row.assigneeIds.map((id) => ({ id, name: names.get(id) ?? '' })),
        ownPeople: peopleOf(row).map((id) => ({ id, name: names.get(id) ?? '' })),
        handedFrom: row.handedFromId && { id: row.handedFromId, name: names.get(row.handedFromId) ?? '' },
        milestone: (row.milestoneId && milestones.get(row.milestoneId)) || null,
        mayChange: changes.has(row.id) && row.archivedAt === null,
      }));
    });
  }
}
