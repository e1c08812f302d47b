import { TeamDirectory, type OwnTeam } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from './employee.repository.js';
import { LedPeople } from './led-people.repository.js';

/** Who leads whom, and in which teams people are, for tasks and the calendar. */
@Injectable()
export class HrTeamDirectory extends TeamDirectory {
  override readonly remote = 'hr';

  constructor(
    private readonly led: LedPeople,
    private readonly employees: EmployeeRepository,
  ) {
    super();
  }

  override async ledBy(userId: string): Promise<ReadonlySet<string>> {
    const led = await this.led.of({ id: userId });
    if (led.size === 0) return led;
    const people = await this.employees.listByIds([...led]);
    return new Set(people.flatMap(({ userId: account }) => account ?? []));
  }

  override teamsOf(userId: string): Promise<OwnTeam[]> {
    return this.led.teamsOf(userId);
  }

  override nameOfTeam(id: string): Promise<string | null> {
    return this.led.nameOfTeam(id);
  }

  override async leadersOf(userId: string): Promise<string[]> {
    const employee = await this.employees.findByUser(userId);
    const manager = employee?.managerId ? await this.employees.find(employee.managerId) : null;
    return manager?.userId ? [manager.userId] : [];
  }

  override async zoneOf(userId: string): Promise<string | null> {
    return (await this.employees.findByUser(userId))?.timezone ?? null;
  }

  override async zonesOf(userIds: readonly string[]): Promise<Map<string, string>> {
    const employees = userIds.length === 0 ? [] : await this.employees.listByUsers(userIds);
    return new Map(
      employees.flatMap(({ userId, timezone }) => (userId === null ? [] : [[userId, timezone] as const])),
    );
  }
}
