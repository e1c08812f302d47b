import { APPLICATION_SOURCES, APPLICATION_STATES, type HiringFigures as Figures } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { hasEnded } from './application.rules.js';
import { HiringFiguresRepository } from './hiring-figures.repository.js';
import { keepsHiring } from './hiring-sight.policy.js';

/** How many applicants are where, and from where they come: each number is that of the list with the same filter. */
@Injectable()
export class HiringFigures {
  constructor(
    private readonly db: TenantDb,
    private readonly readers: RowReaders,
    private readonly employees: EmployeeRepository,
    private readonly repository: HiringFiguresRepository,
  ) {}

  read(user: SignedInUser): Promise<Figures> {
    return this.db.run(user.companyId, async () => {
      const rows = await this.repository.count(await this.ownersOf(user));
      const sum = (those: (row: (typeof rows)[number]) => boolean): number =>
        rows.filter(those).reduce((total, { people }) => total + people, 0);
      return {
        stages: APPLICATION_STATES.map((state) => ({ state, people: sum((row) => row.state === state) })),
        sources: APPLICATION_SOURCES.map((source) => ({
          source,
          running: sum((row) => row.source === source && !hasEnded(row.state)),
          joined: sum((row) => row.source === source && row.state === 'joined'),
        })),
      };
    });
  }

  /** As openings are seen. */
  private async ownersOf(user: SignedInUser): Promise<string[] | null> {
    if (keepsHiring(user)) return null;
    const { ledPeople } = await this.readers.of(user);
    const own = await this.employees.findByUser(user.id);
    return [...ledPeople, ...(own ? [own.id] : [])];
  }
}
