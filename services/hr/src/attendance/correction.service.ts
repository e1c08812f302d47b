import {
  HR_ERRORS,
  dayIn,
  type AskCorrection,
  type AttendanceCorrection,
  type CorrectionPreview,
  type CorrectionQuery,
  type CorrectionsLeft,
} from '@atrium/contracts';
import { AppError, Audit, Clock, LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { words } from '@atrium/reach';
import { Requests } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { attendanceResource } from './attendance.mapper.js';
import { CORRECTION_REQUEST } from './correction-request.service.js';
import type { AskedChange } from './correction-change.rules.js';
import { CorrectionCheck } from './correction-check.service.js';
import { CorrectionEffects } from './correction-effects.service.js';
import { toCorrection } from './correction.mapper.js';
import { CorrectionRepository, type ListedCorrection } from './correction.repository.js';
import { publishCorrection } from './correction.events.js';
import { RowReaders } from '@atrium/records';
import { attendanceSeen, idsOf } from '../people-scope.policy.js';

/** What people ask to be changed about their own days. */
@Injectable()
export class CorrectionService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly corrections: CorrectionRepository,
    private readonly check: CorrectionCheck,
    private readonly effects: CorrectionEffects,
    private readonly readers: RowReaders,
    private readonly requests: Requests,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} as `ask`; nothing is stored */
  async preview(user: SignedInUser, asked: AskCorrection): Promise<CorrectionPreview> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.ownRecord(user);
      return (await this.check.check(employee, asked, { now: this.clock.now(), by: 'person' })).preview;
    });
  }

  /** What the person may still ask for about this month. @throws {AppError} NO_EMPLOYEE_RECORD */
  async left(user: SignedInUser): Promise<CorrectionsLeft> {
    return this.db.run(user.companyId, async () => {
      const own = await this.employees.findByUser(user.id);
      if (!own) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
      return this.check.leftOf(own, dayIn(this.clock.now(), own.timezone));
    });
  }

  /** @throws {AppError} a code of CORRECTION_ERRORS, NO_EMPLOYEE_RECORD */
  async ask(user: SignedInUser, asked: AskCorrection): Promise<{ id: string }> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.ownRecord(user);
      const { change } = await this.check.check(employee, asked, { now: this.clock.now(), by: 'person' });
      const { id } = await this.corrections.add({ ...change, reason: asked.reason, createdBy: user.id });
      const after = { kind: asked.kind, workDate: asked.workDate, reason: asked.reason };
      this.audit.record({
        action: 'attendance.ask',
        by: user,
        resource: attendanceResource(employee),
        after,
      });
      await this.requests.submit(user, {
        ...{ kind: CORRECTION_REQUEST, employeeId: employee.id, ref: id, type: asked.kind },
        minutes: lengthOf(change),
        summary: words('{day}: {reason}', { day: { day: asked.workDate }, reason: asked.reason }),
        ...{ from: asked.workDate, to: asked.workDate },
      });
      await publishCorrection(this.live, employee.userId);
      return { id };
    });
  }

  /** @throws {AppError} NOT_FOUND for another person's, TRANSITION_REFUSED when it is decided */
  async withdraw(user: SignedInUser, id: string): Promise<void> {
    await this.db.run(user.companyId, async () => {
      const employee = await this.ownRecord(user);
      const correction = await this.corrections.lock(id);
      if (correction?.employeeId !== employee.id) throw notFound();
      await this.requests.withdraw(user, { kind: CORRECTION_REQUEST, ref: id });
    });
  }

  async list(user: SignedInUser, { of }: CorrectionQuery): Promise<AttendanceCorrection[]> {
    return this.db.run(user.companyId, async () => {
      const found = await this.find(user, of);
      const requests = await this.requests.of(
        CORRECTION_REQUEST,
        found.map(({ id }) => id),
      );
      const deciders = await this.requests.decidersOf([...requests.values()].map(({ id }) => id));
      const changes = await this.effects.of(found.filter(({ state }) => state === 'pending'));
      return found.map((row) => {
        const request = requests.get(row.id);
        const decides = request !== undefined && (deciders.get(request.id)?.includes(user.id) ?? false);
        return toCorrection(row, { request, decides, change: changes.get(row) ?? null });
      });
    });
  }

  private async find(user: SignedInUser, of: CorrectionQuery['of']): Promise<ListedCorrection[]> {
    if (of === 'mine') {
      const own = await this.employees.findByUser(user.id);
      return own ? this.corrections.list(of, [own.id]) : [];
    }
    return this.corrections.list(of, idsOf(attendanceSeen(await this.readers.of(user))));
  }

  private async ownRecord(user: SignedInUser): Promise<EmployeeEntity> {
    const employee = await this.employees.lockByUser(user.id);
    if (!employee) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
    return employee;
  }
}

const MINUTE_MS = 60_000;

const lengthOf = ({ inAt, outAt }: AskedChange): number | null =>
  inAt && outAt ? Math.floor((outAt.getTime() - inAt.getTime()) / MINUTE_MS) : null;
