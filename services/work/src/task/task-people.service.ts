import { Contributions, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { companyZone } from './company-zone.repository.js';
import { TeamDirectory } from './team-directory.service.js';

/** To whom people report and where they work, as far as an app of the company knows. Inside `TenantDb.run` only. */
@Injectable()
export class TaskPeopleService {
  constructor(
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
  ) {}

  /** The accounts of those to whom somebody reports. */
  async leadersOf(userId: string): Promise<string[]> {
    const lists = await Promise.all((await this.directories()).map((each) => each.leadersOf(userId)));
    return [...new Set(lists.flat())];
  }

  /** Where somebody works; the company's zone where nothing better is known. */
  async zoneOf(userId: string): Promise<string> {
    const [directory] = await this.directories();
    return (await directory?.zoneOf(userId)) ?? (await companyZone(this.db));
  }

  /** By account, where people work, as `zoneOf`. */
  async zonesOf(userIds: readonly string[]): Promise<Map<string, string>> {
    const [directory] = await this.directories();
    const [known, usual] = [await directory?.zonesOf(userIds), await companyZone(this.db)];
    return new Map(userIds.map((id) => [id, known?.get(id) ?? usual]));
  }

  /** Empty of a team that nobody knows. */
  async nameOfTeam(id: string): Promise<string> {
    const names = await Promise.all((await this.directories()).map((each) => each.nameOfTeam(id)));
    return names.find((name) => name !== null) ?? '';
  }

  private directories(): Promise<TeamDirectory[]> {
    return this.contributions.enabledOf(TeamDirectory, this.db.currentCompanyId());
  }
}
