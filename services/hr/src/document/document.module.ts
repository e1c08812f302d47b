import { EMPLOYEE_DOCUMENT } from '@atrium/contracts';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { About } from '../own-record/about-person.decorator.js';
import { DocumentExpiryRepository } from './document-expiry.repository.js';
import { DocumentNotifications } from './document-notifications.service.js';
import { DocumentReminders } from './document-reminder.job.js';
import { DocumentStepController, EmployeeDocumentController } from './employee-document.controller.js';
import { EmployeeDocumentFiles, OwnDocumentFiles } from './employee-document-files.service.js';
import { EMPLOYEE_DOCUMENTS } from './employee-document.record.js';
import { EmployeeDocuments } from './employee-document.service.js';
import { OwnEmploymentController } from './own-employment.controller.js';
import { OwnEmploymentService } from './own-employment.service.js';

const DOCUMENT_CONTROLLER = recordController(EMPLOYEE_DOCUMENT, {
  rules: EMPLOYEE_DOCUMENTS,
  service: EmployeeDocuments,
  without: ['create', 'delete'],
  decorated: {
    send: About({ in: 'id', through: 'employee_document' }),
    verify: About({ in: 'id', through: 'employee_document' }),
    return: About({ in: 'id', through: 'employee_document' }),
  },
  called: { one: 'Document', many: 'Documents' },
  named: { list: 'listAllDocuments' },
  group: 'DocumentStep',
});

@Module({
  imports: [EmployeeModule],
  controllers: [
    DOCUMENT_CONTROLLER,
    DocumentStepController,
    EmployeeDocumentController,
    OwnEmploymentController,
  ],
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
