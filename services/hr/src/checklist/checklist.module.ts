import { CHECKLIST_ITEM } from '@atrium/contracts';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { ChecklistController } from './checklist.controller.js';
import { ChecklistItemController } from './checklist-item.controller.js';
import { CHECKLIST_ITEMS } from './checklist-item.record.js';
import { ChecklistItems } from './checklist-item.service.js';
import { ChecklistStepRepository } from './checklist-step.repository.js';
import { Checklists } from './checklist.service.js';

/** What is to be done when people join and leave. */
@Module({
  imports: [EmployeeModule],
  controllers: [
    recordController(CHECKLIST_ITEM, { rules: CHECKLIST_ITEMS }),
    ChecklistItemController,
    ChecklistController,
  ],
  providers: [...offerRecord(CHECKLIST_ITEMS), ChecklistItems, ChecklistStepRepository, Checklists],
  exports: [ChecklistItems, Checklists],
})
export class ChecklistModule {}
