import {
  CHANGE_ERRORS,
  CHANGE_TOPIC_LABELS,
  EMPLOYEE,
  HR_ERRORS,
  LIFECYCLE_ERRORS,
  isSealed,
  passesCheck,
  STATUTORY_READ,
  type AskChange,
  type ChangeTopic,
  type DetailChange,
  type ShownChange,
} from '@atrium/contracts';
import {
  AppError,
  Audit,
  LiveEvents,
  notFound,
  refusedField,
  TenantDb,
  type SignedInUser,
} from '@atrium/platform';
import { words } from '@atrium/reach';
import { Requests } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { isBornAfter } from '../employee/born-after.rules.js';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { storedPhone } from '../employee/employee-phone.rules.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { fullName } from '../employee/employee.record.js';
import { DETAIL_REQUEST } from './detail-change-request.service.js';
import { publishDetailChange } from './detail-change.events.js';
import { DetailChangeRepository, type KeptChange } from './detail-change.repository.js';
import { isSame, sayDetail, sayWhole, type DetailValue } from './detail-value.rules.js';
import { DetailValues } from './detail-values.service.js';

/** What people ask to be changed about themselves. */
@Injectable()
export class DetailChangeService {
  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly changes: DetailChangeRepository,
    private readonly values: DetailValues,
    private readonly requests: Requests,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} NO_EMPLOYEE_RECORD, NO_APPROVER, CHANGE_WAITS, SAME_VALUE and BORN_AFTER_JOINING beside `value` */
  async ask(user: SignedInUser, asked: AskChange): Promise<{ id: string }> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.lockByUser(user.id);
      if (!employee || employee.archivedAt) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
      return this.askFor(user, employee, asked);
    });
  }

  /** Inside `TenantDb.run` only. @param user who sends it @throws as `ask` */
  async askFor(
    user: SignedInUser,
    employee: EmployeeEntity,
    { topic, value, reason }: AskChange,
  ): Promise<{ id: string }> {
    const { id: employeeId } = employee;
    const before = (await this.values.of([employeeId]))(employeeId, topic);
    const after = keptValue(topic, value);
    if (isSame(before, after)) throw refused('SAME_VALUE');
    if (topic === 'birthDate' && typeof after === 'string' && isBornAfter(after, employee.joiningDate))
      throw refusedField('value', LIFECYCLE_ERRORS.BORN_AFTER_JOINING);
    if (await this.changes.isWaiting(employeeId, topic)) throw refused('CHANGE_WAITS');
    const id = await this.changes.add({ employeeId, topic, reason, before, after }, user.id);
    this.audit.record({
      action: 'employee.askChange',
      by: user,
      resource: resourceOf(employee),
      after: { topic },
    });
    await this.requests.submit(user, {
      kind: DETAIL_REQUEST,
      employeeId,
      ref: id,
      type: topic,
      summary: words('Change: {what}', { what: { text: CHANGE_TOPIC_LABELS[topic] } }),
    });
    await publishDetailChange(this.live, employee.userId);
    return { id };
  }

  /** The latest first. @throws {AppError} NO_EMPLOYEE_RECORD */
  async listOwn(user: SignedInUser): Promise<DetailChange[]> {
    return this.db.run(user.companyId, async () => {
      const own = await this.employees.findByUser(user.id);
      if (!own || own.archivedAt) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
      return this.show(await this.changes.listOf(own.id));
    });
  }

  /** Bank and statutory ones only for those who may read these. @throws {AppError} NOT_FOUND */
  async list(user: SignedInUser, employeeId: string): Promise<DetailChange[]> {
    return this.db.run(user.companyId, async () => {
      if (!(await this.employees.find(employeeId))) throw notFound();
      const changes = await this.changes.listOf(employeeId);
      const readsAll = passesCheck(user, STATUTORY_READ);
      return this.show(changes.filter(({ topic }) => readsAll || !isSealed(topic)));
    });
  }

  /** One bank or statutory change in full: who approves it has to compare it with a paper. @throws {AppError} NOT_FOUND */
  async reveal(user: SignedInUser, employeeId: string, changeId: string): Promise<ShownChange> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.find(employeeId);
      const [change] = await this.changes.listByIds([changeId]);
      if (!employee || change?.employeeId !== employeeId || !isSealed(change.topic)) throw notFound();
      this.audit.record({
        action: 'employee.showStatutory',
        by: user,
        resource: resourceOf(employee),
        after: { shown: change.topic },
      });
      return { before: sayWhole(change.before), after: sayWhole(change.after) ?? '' };
    });
  }

  private async show(changes: readonly KeptChange[]): Promise<DetailChange[]> {
    const ids = changes.map(({ id }) => id);
    const requests = await this.requests.of(DETAIL_REQUEST, ids);
    return changes.map(({ id, topic, before, after, reason, state, createdAt }) => {
      const request = requests.get(id);
      return {
        id,
        topic,
        reason,
        state,
        askedAt: createdAt.toISOString(),
        before: sayDetail(topic, before),
        after: sayDetail(topic, after) ?? '',
        request: request ? { id: request.id, version: request.version } : null,
      };
    });
  }
}

const resourceOf = (employee: EmployeeEntity) => ({
  kind: EMPLOYEE.kind,
  id: employee.id,
  title: fullName(employee),
});

/** As it is stored: a bank account is typed twice and kept once. */
function keptValue(topic: ChangeTopic, value: AskChange['value']): Exclude<DetailValue, null> {
  if (typeof value === 'string') return topic === 'phone' ? storedPhone(value, { field: 'value' }) : value;
  const { bankName, account, ifsc } = value;
  return { bankName, account, ifsc };
}

function refused(code: keyof typeof CHANGE_ERRORS): AppError {
  const error = CHANGE_ERRORS[code];
  return new AppError(error, { fields: { value: error.message } });
}
