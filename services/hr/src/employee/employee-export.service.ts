import {
  EMPLOYEE_LIST,
  employeeListQuerySchema,
  type Employee,
  type EmployeeListQuery,
  type Page,
} from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { ListExport, type ExportValues } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeReader } from './employee-reader.service.js';
import { fullName } from './employee.mapper.js';

/** The list of employees as a file. */
@Injectable()
export class EmployeeExport extends ListExport<typeof EMPLOYEE_LIST, Employee, EmployeeListQuery> {
  readonly list = EMPLOYEE_LIST;
  readonly name = 'employees';
  override readonly remote = 'hr';
  readonly query = employeeListQuerySchema;
  readonly values: ExportValues<typeof EMPLOYEE_LIST, Employee> = {
    name: (employee) => fullName(employee),
    code: ({ code }) => code,
    department: ({ department }) => department,
    designation: ({ designation }) => designation,
    joiningDate: ({ joiningDate }) => joiningDate,
    manager: ({ manager }) => manager?.name ?? null,
    employmentType: ({ employmentType }) => employmentType,
    workEmail: ({ workEmail }) => workEmail,
    phone: ({ phone }) => phone,
    status: ({ status }) => status,
  };

  constructor(private readonly employees: EmployeeReader) {
    super();
  }

  page(user: SignedInUser, query: EmployeeListQuery): Promise<Page<Employee>> {
    return this.employees.list(user, query);
  }
}
