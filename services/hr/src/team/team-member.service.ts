import { TEAM, type PeopleWithoutTeam, type StepBody, type Team, type TeamMembers } from '@atrium/contracts';
import { AppError, Audit, notFound, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TeamMemberRepository, type MemberRow } from './team-member.repository.js';
import { TeamSuggestions } from './team-suggestion.repository.js';
import type { TeamEntity } from './team.entity.js';
import { TEAMS, type TeamRow } from './team.record.js';
import { TeamService } from './team.service.js';

const { TEAM_ENDS_BEFORE, TEAM_LEADER_STAYS, TEAM_MEMBER_ENDED } = TEAM.errors;

/** Who is in which team. */
@Injectable()
export class TeamMemberService {
  readonly steps: RecordSteps<TeamRow, TeamEntity, Team>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly teams: TeamService,
    private readonly members: TeamMemberRepository,
    private readonly suggestions: TeamSuggestions,
    private readonly audit: Audit,
  ) {
    this.steps = records.of(TEAMS);
  }

  /** @throws {AppError} NOT_FOUND */
  async listOf(user: SignedInUser, id: string): Promise<TeamMembers> {
    const { leader } = await this.steps.get(user, id);
    const rows = await this.db.run(user.companyId, () => this.members.list(id));
    const own = rows.find(({ userId }) => userId === user.id);
    return { items: rows.map(showMember), leads: own !== undefined && own.employeeId === leader?.id };
  }

  listUnplaced(user: SignedInUser): Promise<PeopleWithoutTeam> {
    return this.db.run(user.companyId, () => this.suggestions.listUnplaced());
  }

  async suggest(user: SignedInUser): Promise<{ added: number }> {
    return this.db.run(user.companyId, async () => {
      const { length: added } = await this.teams.suggest(user);
      if (added === 0) this.audit.skip('team.create');
      return { added };
    });
  }

  /** Who is a member from then on already stays as they are. @throws {AppError} VALIDATION_FAILED on `employeeIds` */
  addMembers(
    user: SignedInUser,
    id: string,
    { version, employeeIds, from }: StepBody<typeof TEAM, 'addMembers'>,
  ): Promise<Team> {
    return this.steps.run(user, {
      step: 'addMembers',
      id,
      version,
      first: () => this.members.lock(),
      change: async () => {
        const present = await this.members.presentOf(employeeIds);
        if (present.length < new Set(employeeIds).size)
          throw new AppError('VALIDATION_FAILED', {
            fields: { employeeIds: 'Choose people who work here now.' },
          });
        await this.members.add({ teamId: id, employeeIds: present, from, by: user.id });
        return {};
      },
    });
  }

  /** @throws {AppError} TEAM_LEADER_STAYS, TEAM_ENDS_BEFORE, TEAM_MEMBER_ENDED, NOT_FOUND */
  endMember(
    user: SignedInUser,
    id: string,
    { version, memberId, to }: StepBody<typeof TEAM, 'endMember'>,
  ): Promise<Team> {
    return this.steps.run(user, {
      step: 'endMember',
      id,
      version,
      first: () => this.members.lock(),
      change: async ({ leaderId }) => {
        const member = await this.findOpen(id, memberId);
        if (member.employeeId === leaderId) throw new AppError(TEAM_LEADER_STAYS);
        if (to < member.from) throw refusedField('to', TEAM_ENDS_BEFORE);
        await this.members.end(memberId, to, user.id);
        return {};
      },
    });
  }

  /** @throws {AppError} TEAM_MEMBER_ENDED, NOT_FOUND */
  setPrimary(
    user: SignedInUser,
    id: string,
    { version, memberId }: StepBody<typeof TEAM, 'setPrimary'>,
  ): Promise<Team> {
    return this.steps.run(user, {
      step: 'setPrimary',
      id,
      version,
      first: () => this.members.lock(),
      change: async () => {
        await this.members.setPrimary(await this.findOpen(id, memberId), user.id);
        return {};
      },
    });
  }

  private async findOpen(teamId: string, memberId: string): Promise<MemberRow> {
    const member = (await this.members.list(teamId)).find(({ id }) => id === memberId);
    if (!member) throw notFound();
    if (member.to !== null) throw new AppError(TEAM_MEMBER_ENDED);
    return member;
  }
}

const showMember = ({ employeeId, name, ...row }: MemberRow) => ({
  ...row,
  employee: { id: employeeId, name },
});
