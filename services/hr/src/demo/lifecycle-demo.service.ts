import { addDays, dayIn, type Employee } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ChecklistItems } from '../checklist/checklist-item.service.js';
import { Checklists } from '../checklist/checklist.service.js';
import { usualItems } from '../checklist/usual-items.rules.js';
import { EmployeeService } from '../employee/employee.service.js';
import { LifecycleService } from '../lifecycle/lifecycle.service.js';

type Given = ReadonlyMap<string, Employee>;

const PROBATION_DAYS = 180;
/** Still on probation, and confirmed after it. */
const ON_PROBATION = ['zoya.ansari@demo.test', 'manav.chopra@demo.test'];
const CONFIRMED = ['tanvi.deshpande@demo.test'];

/** The demo company's people on probation, on notice, back after a suspension, and gone. */
@Injectable()
export class LifecycleDemo {
  constructor(
    private readonly employees: EmployeeService,
    private readonly lifecycle: LifecycleService,
    private readonly items: ChecklistItems,
    private readonly checklists: Checklists,
    private readonly clock: Clock,
  ) {}

  /** Inside `TenantDb.run` only, after everybody was created. */
  async fill(admin: SignedInUser, people: Given): Promise<void> {
    for (const item of usualItems('en')) await this.items.steps.create(admin, item);
    for (const email of [...ON_PROBATION, ...CONFIRMED]) await this.setProbation(admin, people.get(email));
    for (const email of CONFIRMED) {
      const place = await this.placeOf(admin, people.get(email));
      if (place) await this.lifecycle.confirm(admin, place.id, place);
    }
    await this.suspendForAWhile(admin, people.get('ritika.bose@demo.test'));
    await this.giveNotice(admin, people.get('deepak.yadav@demo.test'));
    await this.welcome(admin, people.get('manav.chopra@demo.test'));
  }

  /** Who has left did so on that day. */
  async leave(admin: SignedInUser, employee: Employee, lastWorkingDay: string): Promise<void> {
    const place = await this.placeOf(admin, employee);
    const reason = 'Moved to another city';
    if (place)
      await this.lifecycle.exit(admin, place.id, {
        version: place.version,
        lastWorkingDay,
        reason,
        successorId: null,
      });
  }

  private async setProbation(admin: SignedInUser, employee: Employee | undefined): Promise<void> {
    const place = await this.placeOf(admin, employee);
    if (!place || !employee) return;
    const confirmDate = addDays(employee.joiningDate, PROBATION_DAYS);
    await this.employees.update(admin, place.id, { version: place.version, confirmDate });
  }

  private async suspendForAWhile(admin: SignedInUser, employee: Employee | undefined): Promise<void> {
    const place = await this.placeOf(admin, employee);
    if (!place) return;
    const reason = 'An inquiry about expenses';
    await this.lifecycle.suspend(admin, place.id, { version: place.version, reason });
    const later = await this.placeOf(admin, employee);
    if (later) await this.lifecycle.reinstate(admin, later.id, later);
  }

  private async giveNotice(admin: SignedInUser, employee: Employee | undefined): Promise<void> {
    const place = await this.placeOf(admin, employee);
    if (!place) return;
    const today = dayIn(this.clock.now(), admin.companyTimezone);
    await this.lifecycle.giveNotice(admin, place.id, {
      version: place.version,
      noticeOn: addDays(today, -12),
      lastWorkingDay: addDays(today, 18),
      reason: 'Further studies; a shorter notice is agreed',
      successorId: null,
    });
  }

  /** Half of what there is to do when somebody joins is done. */
  private async welcome(admin: SignedInUser, employee: Employee | undefined): Promise<void> {
    if (!employee) return;
    const { items } = await this.checklists.start(admin, employee.id, 'onboarding');
    for (const { id, proof } of items.slice(0, items.length / 2))
      await this.checklists.tick(admin, id, {
        done: true,
        note: proof ? 'Signed copy in the documents' : '',
      });
  }

  private async placeOf(admin: SignedInUser, employee: Employee | undefined) {
    if (!employee) return null;
    const { id, version } = await this.employees.steps.get(admin, employee.id);
    return { id, version };
  }
}
