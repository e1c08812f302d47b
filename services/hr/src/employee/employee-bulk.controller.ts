import {
  bulkEmployeesSchema,
  bulkReportSchema,
  type BulkEmployees,
  type BulkReport,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { EmployeeBulk } from './employee-bulk.service.js';
import { keepsEmployees } from './employee.policy.js';

@Controller('api/hr/employees')
export class EmployeeBulkController {
  constructor(private readonly bulk: EmployeeBulk) {}

  /** Each action needs a permission more, which the service asks for. */
  @Post('bulk')
  @HttpCode(200)
  @Access(keepsEmployees('read'))
  // One entry for each employee who was changed, by the use case of one.
  @Audited('employee.archive', 'employee.restore', 'employee.invite', 'employee.update')
  @Answers(bulkReportSchema)
  async changeEmployees(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: bulkEmployeesSchema }) body: BulkEmployees,
  ): Promise<BulkReport> {
    return this.bulk.run(user, body);
  }
}
