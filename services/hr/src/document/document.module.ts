import { offerRecord } from '@atrium/records';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { DocumentExpiryRepository } from './document-expiry.repository.js';
import { DocumentNotifications } from './document-notifications.service.js';
import { DocumentReminders } from './document-reminder.job.js';
import { DocumentStepController, EmployeeDocumentController } from './employee-document.controller.js';
import { EmployeeDocumentFiles, OwnDocumentFiles } from './employee-document-files.service.js';
import { EMPLOYEE_DOCUMENTS } from './employee-document.record.js';
import { EmployeeDocuments } from './employee-document.service.js';
import { OwnEmploymentController } from './own-employment.controller.js';
import { OwnEmploymentService } from './own-employment.service.js';

@Module({
  imports: [EmployeeModule],
  controllers: [DocumentStepController, EmployeeDocumentController, OwnEmploymentController],
  providers: [
    ...offerRecord(EMPLOYEE_DOCUMENTS),
    DocumentExpiryRepository,
    DocumentNotifications,
    DocumentReminders,
    EmployeeDocumentFiles,
    EmployeeDocuments,
    OwnDocumentFiles,
    OwnEmploymentService,
  ],
  exports: [EmployeeDocuments],
})
export class DocumentModule {}
