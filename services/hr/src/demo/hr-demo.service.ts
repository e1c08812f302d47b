import { dayIn, type Employee } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AssetDemo } from './asset-demo.service.js';
import { AttendanceDemo } from './attendance-demo.service.js';
import { CareerDemo } from './career-demo.service.js';
import { HiringDemo } from './hiring-demo.service.js';
import { PaperDemo } from './paper-demo.service.js';
import { StaffDemo } from './staff-demo.service.js';
import { TeamDemo } from './team-demo.service.js';

/** The demo company's people, as HR knows them. */
@Injectable()
export class HrDemo {
  constructor(
    private readonly staff: StaffDemo,
    private readonly careers: CareerDemo,
    private readonly assets: AssetDemo,
    private readonly papers: PaperDemo,
    private readonly teams: TeamDemo,
    private readonly attendance: AttendanceDemo,
    private readonly hiring: HiringDemo,
    private readonly clock: Clock,
  ) {}

  /** Creates everybody with three years of attendance. Inside `TenantDb.run` only. */
  async fill(demo: DemoStaff, known: Map<string, Employee>): Promise<void> {
    const { admin } = demo;
    const now = this.clock.now();
    const today = dayIn(now, admin.companyTimezone);
    const { employees, places } = await this.staff.create(admin, known, now);
    await this.careers.fill(admin, { people: this.staff.people, employees, places, now });
    const present = this.staff.present(employees);
    await this.assets.fill(admin, present, today);
    await this.papers.fill(admin, present, today);
    await this.teams.fill(admin, present, today);
    await this.attendance.lockPast(admin, today);
    await this.hiring.fill(demo, places.departments);
  }

  /** Of all papers the one that is made as a document. Not inside `TenantDb.run`. */
  async writeLetter(admin: SignedInUser): Promise<void> {
    const [someone] = this.staff.present(await this.staff.listKnown(admin));
    if (someone) await this.papers.write(admin, someone);
  }
}
