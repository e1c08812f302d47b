import { EMPLOYEE_LIST, employeeListQuerySchema, type EmployeeListQuery } from '@atrium/contracts';
import { ListExports, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EmployeeReader } from './employee-reader.service.js';
import { fullName } from './employee.mapper.js';

/** Offers the list of employees as a file. */
@Injectable()
export class EmployeeExport {
  constructor(exports: ListExports, reader: EmployeeReader) {
    exports.offer(EMPLOYEE_LIST, {
      name: 'employees',
      remote: 'hr',
      query: employeeListQuerySchema,
      page: (user: SignedInUser, query: EmployeeListQuery) => reader.list(user, query),
      values: {
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
      },
    });
  }
}
