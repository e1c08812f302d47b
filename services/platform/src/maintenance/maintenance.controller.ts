import { maintenanceSchema, type Maintenance as MaintenanceState } from '@atrium/contracts';
import { Controller, Get } from '@nestjs/common';
import { Access } from '../access/access.decorator.js';
import { Answers } from '../openapi/answers.decorator.js';
import { Maintenance } from './maintenance.js';

@Controller('api/portal')
export class MaintenanceController {
  constructor(private readonly maintenance: Maintenance) {}

  @Get('maintenance')
  @Access({ session: 'public', duringMaintenance: true })
  @Answers(maintenanceSchema)
  get(): MaintenanceState {
    return this.maintenance.current();
  }
}
