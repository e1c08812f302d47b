import { can } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { readFigures, type Figures } from './client-figures.repository.js';
import { projectsSeenBy, proposalsSeenBy } from '../owned/owned-sight.rules.js';
import type { ClientResource } from '../owned/owned.types.js';

const UNKNOWN: Figures = { openProjects: null, proposalsOut: null, lastContactAt: null };

/** What is open with clients and when somebody last spoke with them, of what the reader sees. */
@Injectable()
export class ClientFigures {
  constructor(
    private readonly db: TenantDb,
    private readonly readers: RowReaders,
  ) {}

  /** In the order of the ids, each read by the index of its client. */
  of(user: SignedInUser, ids: readonly string[]): Promise<Figures[]> {
    return this.db.run(user.companyId, async () => {
      const seen = {
        projects: await this.readers.filtersOf(projectsSeenBy, user),
        proposals: await this.readers.filtersOf(proposalsSeenBy, user),
      };
      const rows = await readFigures(this.db, ids, seen);
      const known = new Map(rows.map((row) => [row.id, row]));
      const reads = (resource: ClientResource) => can(user, 'clientManagement', resource, 'read');
      return ids.map((id) => {
        const row = known.get(id);
        if (!row) return UNKNOWN;
        return {
          openProjects: reads('projects') ? row.openProjects : null,
          proposalsOut: reads('proposals') ? row.proposalsOut : null,
          lastContactAt: row.lastContactAt?.toISOString() ?? null,
        };
      });
    });
  }
}
