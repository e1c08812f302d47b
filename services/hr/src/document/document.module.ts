import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { EmployeeDocumentController } from './employee-document.controller.js';
import { EmployeeDocumentFiles } from './employee-document-files.service.js';
import { EmployeeDocuments } from './employee-document.service.js';
import { OwnEmploymentController } from './own-employment.controller.js';
import { OwnEmploymentService } from './own-employment.service.js';

@Module({
  imports: [EmployeeModule],
  controllers: [EmployeeDocumentController, OwnEmploymentController],
  providers: [EmployeeDocumentFiles, EmployeeDocuments, OwnEmploymentService],
})
export class DocumentModule {}
