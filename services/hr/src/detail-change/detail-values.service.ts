import type { ChangeTopic } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { EMPLOYEES, type EmployeeSteps } from '../employee/employee.record.js';
import { PersonalDetailsRepository, type PersonalValues } from '../personal/personal-details.repository.js';
import { PersonalDetailsService } from '../personal/personal-details.service.js';
import { StatutoryRepository } from '../statutory/statutory.repository.js';
import type { StatutoryValues } from '../statutory/statutory.rules.js';
import { StatutoryService } from '../statutory/statutory.service.js';
import type { BankValue, DetailValue } from './detail-value.rules.js';

interface Kept {
  employee: EmployeeEntity;
  personal: PersonalValues;
  statutory: StatutoryValues;
}

/** Reads and writes a detail wherever it is kept. Inside `TenantDb.run` only. */
@Injectable()
export class DetailValues {
  private readonly steps: EmployeeSteps;

  constructor(
    records: Records,
    private readonly employees: EmployeeRepository,
    private readonly personal: PersonalDetailsRepository,
    private readonly statutory: StatutoryRepository,
    private readonly personalDetails: PersonalDetailsService,
    private readonly statutoryDetails: StatutoryService,
  ) {
    this.steps = records.of(EMPLOYEES);
  }

  /** How to read the details of some employees. Those who are unknown have none. */
  async of(employeeIds: readonly string[]): Promise<(employeeId: string, topic: ChangeTopic) => DetailValue> {
    const ids = [...new Set(employeeIds)];
    const employees = new Map((await this.employees.listByIds(ids)).map((each) => [each.id, each]));
    const personal = await this.personal.readAll(ids);
    const statutory = await this.statutory.readAll(ids);
    return (id, topic) => {
      const kept = { employee: employees.get(id), personal: personal.get(id), statutory: statutory.get(id) };
      return isWhole(kept) ? valueOf(kept, topic) : null;
    };
  }

  async write(
    by: SignedInUser | null,
    employee: EmployeeEntity,
    { topic, value }: { topic: ChangeTopic; value: Exclude<DetailValue, null> },
  ): Promise<void> {
    switch (topic) {
      case 'phone':
      case 'birthDate':
        return this.writeRecord(by, employee.id, { [topic]: value });
      case 'bank':
      case 'pan':
      case 'uan':
      case 'esi': {
        const { version } = await this.statutory.read(employee.id);
        const bank = typeof value === 'string' ? null : { ...value, accountAgain: value.account };
        const changed = topic === 'bank' ? { bank } : { [topic]: value };
        return this.statutoryDetails.change(by, employee, { version, ...changed });
      }
      default: {
        const { version } = await this.personal.read(employee.id);
        await this.personalDetails.change(by, employee, { version, [topic]: value });
      }
    }
  }

  private async writeRecord(by: SignedInUser | null, id: string, values: object): Promise<void> {
    const before = await this.steps.rows.read(id);
    await this.steps.table.change({ id, version: before.version }, values, by?.id ?? null);
    await this.steps.record({ step: 'update', by, id, before });
  }
}

const isWhole = (kept: { [Part in keyof Kept]: Kept[Part] | undefined }): kept is Kept =>
  kept.employee !== undefined && kept.personal !== undefined && kept.statutory !== undefined;

function valueOf({ employee, personal, statutory }: Kept, topic: ChangeTopic): DetailValue {
  switch (topic) {
    case 'phone':
    case 'birthDate':
      return employee[topic];
    case 'bank':
      return bankOf(statutory);
    case 'pan':
    case 'uan':
    case 'esi':
      return statutory[topic];
    default:
      return personal[topic];
  }
}

const bankOf = ({ bankName, account, ifsc }: StatutoryValues): BankValue | null =>
  account === null ? null : { bankName: bankName ?? '', account, ifsc: ifsc ?? '' };
