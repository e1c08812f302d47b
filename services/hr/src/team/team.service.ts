import {
  dayIn,
  type CreateTeam,
  type SetTeamMinimum,
  type Team,
  type Transition,
  type UpdateTeam,
} from '@atrium/contracts';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { TeamMemberRepository } from './team-member.repository.js';
import { TeamSuggestions } from './team-suggestion.repository.js';
import type { TeamEntity } from './team.entity.js';
import { TEAMS, type TeamRow } from './team.record.js';

/** The teams of a company. Whoever leads one is a member of it. */
@Injectable()
export class TeamService {
  readonly steps: RecordSteps<TeamRow, TeamEntity, Team>;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly members: TeamMemberRepository,
    private readonly suggestions: TeamSuggestions,
    private readonly employees: EmployeeRepository,
  ) {
    this.steps = records.of(TEAMS);
  }

  /** @throws {AppError} TEAM_NAME_TAKEN, VALIDATION_FAILED on `leaderId` */
  create(user: SignedInUser, values: CreateTeam): Promise<Team> {
    return this.steps.create(user, values, {
      after: async ({ id, leaderId }) => {
        await this.members.lock();
        await this.addLeader(user, id, leaderId);
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TEAM_ARCHIVED, as `create` */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateTeam): Promise<Team> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      first: () => this.members.lock(),
      change: async () => {
        await this.addLeader(user, id, values.leaderId ?? null);
        return values;
      },
    });
  }

  /** By who keeps teams or leads this one. @throws {AppError} ACCESS_DENIED, STALE_VERSION, TEAM_ARCHIVED */
  setMinimum(user: SignedInUser, id: string, { version, minPresent }: SetTeamMinimum): Promise<Team> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: async ({ leaderId }) => {
        const own = user.role === 'teamLeader' ? await this.employees.findByUser(user.id) : null;
        if (user.role === 'teamLeader' && (!own || own.id !== leaderId)) throw new AppError('ACCESS_DENIED');
        return { minPresent };
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  archive(user: SignedInUser, id: string, { version }: Transition): Promise<Team> {
    return this.steps.run(user, {
      step: 'archive',
      id,
      version,
      first: () => this.members.lock(),
      change: () => ({ archivedAt: this.clock.now() }),
      after: () => this.members.releasePrimary(id, user.id),
    });
  }

  /** A team for each department that has none of its name, with the department's leader. Inside `TenantDb.run` only. @returns ids */
  async suggest(user: SignedInUser): Promise<string[]> {
    await this.members.lock();
    const departments = await this.suggestions.listDepartments();
    if (departments.length === 0) return [];
    const ids = await this.steps.table.insert(
      departments.map(({ name, leaderId }) => ({ name, leaderId })),
      user.id,
    );
    const from = this.today(user);
    for (const [place, teamId] of ids.entries()) {
      const { people = [], leaderId = null } = departments[place] ?? {};
      const employeeIds = leaderId ? [...people, leaderId] : people;
      await this.members.add({ teamId, employeeIds, from, by: user.id });
    }
    await this.steps.recordAll({ step: 'create', by: user, ids });
    return ids;
  }

  private async addLeader(user: SignedInUser, teamId: string, leaderId: string | null): Promise<void> {
    if (leaderId === null) return;
    const employeeIds = await this.members.presentOf([leaderId]);
    await this.members.add({ teamId, employeeIds, from: this.today(user), by: user.id });
  }

  private today({ companyTimezone }: SignedInUser): string {
    return dayIn(this.clock.now(), companyTimezone);
  }
}
