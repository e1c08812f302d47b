import {
  maintenanceSchema,
  operatedCompanyPageSchema,
  operatedCompanyQuerySchema,
  operatorLogQuerySchema,
  operatorLogSchema,
  setMaintenanceSchema,
  type Maintenance,
  type OperatedCompanyPage,
  type OperatedCompanyQuery,
  type OperatorLog,
  type SetMaintenance,
} from '@atrium/contracts';
import { Access, Answers, CurrentOperator, NotAudited, type SignedInOperator } from '@atrium/platform';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { OperatorService } from './operator.service.js';

@Controller('api/platform')
@Access({ session: 'operator' })
export class OperatorController {
  constructor(private readonly operator: OperatorService) {}

  @Get('companies')
  @Answers(operatedCompanyPageSchema)
  listCompanies(
    @Query({ schema: operatedCompanyQuerySchema }) query: OperatedCompanyQuery,
  ): Promise<OperatedCompanyPage> {
    return this.operator.listCompanies(query);
  }

  @Get('log')
  @Answers(operatorLogSchema)
  listLog(@Query({ schema: operatorLogQuerySchema }) { before }: { before?: number }): Promise<OperatorLog> {
    return this.operator.listLog(before);
  }

  @Put('maintenance')
  @NotAudited('The operator’s own log tells of it; no company is concerned.')
  @Answers(maintenanceSchema)
  setMaintenance(
    @CurrentOperator() operator: SignedInOperator,
    @Body({ schema: setMaintenanceSchema }) wanted: SetMaintenance,
  ): Promise<Maintenance> {
    return this.operator.setMaintenance(operator, wanted);
  }
}
