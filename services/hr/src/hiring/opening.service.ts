import {
  can,
  HIRING_LANE_CARDS,
  OPENING,
  OWNER_ERRORS,
  type ApplicationQuery,
  type ApplicationState,
  type HiringBoard,
  type Opening,
  type UpdateOpening,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { Clock, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { ApplicationRecords } from './application-records.service.js';
import { ApplicationRepository } from './application.repository.js';
import { OPENINGS, type OpeningRow, type OpeningSteps } from './opening.record.js';
import { OpeningRepository } from './opening.repository.js';
import { slugOf } from './slug.rules.js';

/** Jobs with free seats, and who is on the way to them. */
@Injectable()
export class OpeningService {
  readonly steps: OpeningSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly openings: OpeningRepository,
    private readonly employees: EmployeeRepository,
    private readonly directory: UserDirectoryService,
    private readonly applications: ApplicationRepository,
    private readonly shown: ApplicationRecords,
    private readonly clock: Clock,
  ) {
    this.steps = records.of(OPENINGS);
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, OPENING_STAGE_USED, OPENING_OWNER, OWNER_CANNOT_OPEN */
  update(user: SignedInUser, id: string, { version, ...given }: UpdateOpening): Promise<Opening> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: async (row) => {
        const { ownerId } = row;
        if (given.ownerId && given.ownerId !== ownerId) await this.checkOwner(given.ownerId);
        const stays = given.stages?.map((stage) => stage.id);
        const used = stays ? await this.openings.listUsedStages(id) : [];
        if (stays && used.some((stage) => !stays.includes(stage)))
          throw refusedField('stages', OPENING.errors.OPENING_STAGE_USED);
        return { ...given, ...this.address(row, given) };
      },
    });
  }

  /** @throws {AppError} NOT_FOUND */
  async board(user: SignedInUser, id: string): Promise<HiringBoard> {
    const opening = await this.steps.get(user, id);
    const { counts, first } = await this.db.run(user.companyId, () =>
      this.applications.firstOfStages(id, HIRING_LANE_CARDS),
    );
    const query: object = { sort: '-createdAt', limit: 500 };
    const mine = [{ sql: 'a.id = any(?::uuid[])', values: [`{${first.join(',')}}`] }];
    const { items } =
      first.length > 0 ? await this.shown.steps.list(user, query as ApplicationQuery, mine) : { items: [] };
    const totalOf = (those: (each: (typeof counts)[number]) => boolean): number =>
      counts.filter(those).reduce((sum, { total }) => sum + total, 0);
    const endedBy = (state: ApplicationState) => totalOf((each) => each.state === state);
    return {
      opening,
      lanes: opening.stages.map((stage) => ({
        stage,
        // Whose answers do not fit come last.
        items: items
          .filter((item) => item.stage.id === stage.id)
          .sort((one, other) => Number(one.knockedOut) - Number(other.knockedOut)),
        total: totalOf(({ open, stageId }) => open && stageId === stage.id),
      })),
      ended: {
        joined: endedBy('joined'),
        rejected: endedBy('rejected'),
        withdrawn: endedBy('withdrawn'),
      },
    };
  }

  /** From the first time that it stands on the careers page it keeps its address. */
  private address({ id, slug, title }: OpeningRow, given: Partial<UpdateOpening>): Partial<OpeningRow> {
    if (!given.isPublic || slug !== null) return {};
    return { slug: slugOf(given.title ?? title, id), publishedAt: this.clock.now() };
  }

  private async checkOwner(employeeId: string): Promise<void> {
    const employee = await this.employees.find(employeeId);
    const { OPENING_OWNER } = OPENING.errors;
    if (!employee?.userId || employee.archivedAt) throw refusedField('ownerId', OPENING_OWNER);
    const ids = [employee.userId];
    const [member] = await this.directory.listMembers(this.db.currentCompanyId(), { ids });
    if (!member) throw refusedField('ownerId', OPENING_OWNER);
    if (!can(member, 'hrOperations', 'hiring', 'read'))
      throw refusedField('ownerId', OWNER_ERRORS.OWNER_CANNOT_OPEN);
  }
}
