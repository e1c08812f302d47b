import type { Action } from '@atrium/contracts';
import { Contributions, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { OwnTeam } from '../../task/own-team.types.js';
import { TeamDirectory } from '../../task/team-directory.service.js';
import { EventAccess, type EventReader, type SeenEvent, type Sight } from './event-access.rules.js';

/** Which events a person sees and changes. Inside `TenantDb.run` only. */
@Injectable()
export class EventScope {
  constructor(
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
  ) {}

  async of(reader: EventReader): Promise<EventAccess> {
    return new EventAccess(reader, await this.teamsOf(reader.id));
  }

  async sightOf(reader: EventReader, event: SeenEvent): Promise<Sight> {
    return (await this.of(reader)).sightOf(event);
  }

  async mayChange(
    user: EventReader,
    event: Pick<SeenEvent, 'ownerKind' | 'ownerId'>,
    action: Action,
  ): Promise<boolean> {
    return (await this.of(user)).mayChange(event, action);
  }

  async teamsOf(userId: string): Promise<OwnTeam[]> {
    const teams = await Promise.all((await this.directories()).map((directory) => directory.teamsOf(userId)));
    return teams.flat();
  }

  async nameOfTeam(id: string): Promise<string> {
    const names = await Promise.all((await this.directories()).map((directory) => directory.nameOfTeam(id)));
    return names.find((name) => name !== null) ?? '';
  }

  private directories(): Promise<TeamDirectory[]> {
    return this.contributions.enabledOf(TeamDirectory, this.db.currentCompanyId());
  }
}
