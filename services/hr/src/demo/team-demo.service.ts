import { addDays, type Employee } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TeamMemberService } from '../team/team-member.service.js';
import { TeamService } from '../team/team.service.js';

const MINIMUM = 60;
/** Departments of the team that works across them. */
const CAMPAIGN = ['Social Media', 'Design', 'Marketing'];
const MONTH = 30;

/** The demo company has a team a department, and one across them. */
@Injectable()
export class TeamDemo {
  constructor(
    private readonly teams: TeamService,
    private readonly members: TeamMemberService,
  ) {}

  /** Inside `TenantDb.run` only. */
  async fill(admin: SignedInUser, present: readonly Employee[], today: string): Promise<void> {
    for (const id of await this.teams.suggest(admin))
      await this.teams.setMinimum(admin, id, { version: 1, minPresent: MINIMUM });
    const people = CAMPAIGN.flatMap((name) =>
      present.filter(({ department }) => department?.name === name).slice(0, 3),
    );
    const [leader] = people;
    if (!leader) return;
    const purpose = 'Campaigns for the season, from idea to report';
    const campaign = { name: 'Festive campaign', purpose, leaderId: leader.id, minPresent: MINIMUM };
    const { id, version } = await this.teams.create(admin, campaign);
    const employeeIds = people.map((each) => each.id);
    await this.members.addMembers(admin, id, { version, employeeIds, from: addDays(today, -MONTH) });
  }
}
