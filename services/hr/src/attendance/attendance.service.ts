import { HR_ERRORS, dayIn, monthStart, type MyAttendance, type PunchKind } from '@atrium/contracts';
import { AppError, Audit, Clock, DomainEvents, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { fullName } from '../employee/employee.record.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { aroundDays } from './attribution.rules.js';
import { AttendanceRepository, type Attendee } from './attendance.repository.js';
import { AttendancePlans } from './attendance-plans.service.js';
import { allowedPunches, withFrozen } from './attendance.rules.js';
import { countedMinutes } from './day-measure.rules.js';
import { isOpen } from './day-record.rules.js';
import { emptyDay, showDay } from './day-view.rules.js';
import { attendanceResource } from './attendance.mapper.js';
import { asksPosition, type PunchSpot } from './punch-place.rules.js';
import { PunchRecorder, type Recorded } from './punch-recorder.service.js';

const NOBODY: MyAttendance = {
  employee: null,
  today: null,
  dayOff: false,
  shift: null,
  monthMinutes: 0,
  allowedPunches: [],
  asksPosition: false,
};

/** A punch that somebody makes, and where. */
export interface MadePunch {
  kind: PunchKind;
  spot: PunchSpot;
}

interface Asked {
  now: Date;
  address: string;
}

/** A person's own clock: where it stands, and each punch. */
@Injectable()
export class AttendanceService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly attendance: AttendanceRepository,
    private readonly plans: AttendancePlans,
    private readonly recorder: PunchRecorder,
    private readonly audit: Audit,
    private readonly events: DomainEvents,
  ) {}

  /** @param address the browser's */
  async getMine(user: SignedInUser, address: string): Promise<MyAttendance> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.findByUser(user.id);
      if (!employee) return NOBODY;
      const now = this.clock.now();
      const date = dayIn(now, employee.timezone);
      const month = { from: monthStart(date), to: date };
      const clock = await this.attendance.readClock(employee.id, { around: aroundDays(date, date), month });
      const plan = await this.plans.of(employee, date);
      return this.show(employee, { ...clock, plan }, { now, address });
    });
  }

  /** @throws {AppError} NO_EMPLOYEE_RECORD, and what the recorder throws */
  async punch(user: SignedInUser, { kind, spot }: MadePunch): Promise<MyAttendance> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.attendance.lockEmployee({ userId: user.id });
      if (!employee) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
      const at = this.clock.now();
      const clock = await this.recorder.record(employee, [{ kind, at }], {
        source: 'web',
        by: user.id,
        spot,
      });
      const resource = attendanceResource(employee);
      this.audit.record({ action: 'attendance.punch', by: user, resource, after: { kind, at } });
      if (kind === 'out')
        await this.events.publish('work.left', 1, { userId: user.id, at: at.toISOString() });
      return this.show(employee, clock, { now: at, address: spot.address });
    });
  }

  private show(employee: Attendee, clock: Recorded, { now: asOf, address }: Asked): MyAttendance {
    const { plan, known, punches, minutes } = clock;
    const { id, timezone } = employee;
    const date = dayIn(asOf, timezone);
    // In a night shift, today is the day on which the session began.
    const current = known.find((day) => isOpen(day, asOf)) ?? known.find(({ workDate }) => workDate === date);
    const workDate = current?.workDate ?? date;
    const ofToday = punches.filter((punch) => punch.workDate === workDate);
    const today = current ? showDay(current, ofToday, asOf) : emptyDay(date, timezone, asOf);
    const month = known.filter((day) => day !== current && inMonth(day.workDate, date));
    const before = month.reduce((sum, day) => sum + countedMinutes(day, day.shift).workedMin, minutes);
    const { off, shift } = withFrozen(plan, known).on(workDate);
    const allowed = allowedPunches(known, asOf, plan);
    return {
      employee: { id, name: fullName(employee), timezone },
      today,
      dayOff: off,
      shift: shift && { start: shift.start, end: shift.end },
      monthMinutes: before + (inMonth(workDate, date) ? today.workedMinutes : 0),
      allowedPunches: employee.archivedAt ? allowed.filter((kind) => kind !== 'in') : allowed,
      asksPosition: asksPosition(clock.places, address),
    };
  }
}

function inMonth(workDate: string, today: string): boolean {
  return workDate >= monthStart(today) && workDate <= today;
}
