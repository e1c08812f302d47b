import type { Led } from '@atrium/records';
import { TeamDirectory } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from './employee.repository.js';
import { ReportingLines } from './reporting-line.repository.js';

/** Who leads whom, and in which teams people are, for tasks and the calendar. */
@Injectable()
export class HrTeamDirectory extends TeamDirectory {
  override readonly remote = 'hr';

  constructor(
    private readonly lines: ReportingLines,
    private readonly employees: EmployeeRepository,
  ) {
    super();
  }

  override ledBy(userId: string): Promise<Led> {
    return this.lines.ledBy(userId);
  }

  override nameOfTeam(id: string): Promise<string | null> {
    return this.lines.nameOfTeam(id);
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
