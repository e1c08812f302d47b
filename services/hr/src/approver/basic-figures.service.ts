import { RequestFigures, type FigureCells } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';

/** The basic details of an employee in the dialog of a request. */
@Injectable()
export class BasicFigures extends RequestFigures {
  override readonly key = 'basic';
  override readonly remote = 'hr';

  constructor(private readonly employees: EmployeeRepository) {
    super();
  }

  override async of(employeeIds: readonly string[]): Promise<Map<string, FigureCells>> {
    const found = await this.employees.listByIds([...employeeIds]);
    return new Map(
      found.map(({ id, code, firstName, lastName, department }) => [
        id,
        {
          code: { type: 'text', text: code },
          name: { type: 'text', text: `${firstName} ${lastName}` },
          ...(department !== null && { department: { type: 'text' as const, text: department } }),
        },
      ]),
    );
  }
}
