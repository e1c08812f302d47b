import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { EmployeeDocumentController } from './employee-document.controller.js';
import { EmployeeDocumentFiles } from './employee-document-files.service.js';
import { EmployeeDocumentRepository } from './employee-document.repository.js';
import { EmployeeDocuments } from './employee-document.service.js';

@Module({
  imports: [EmployeeModule],
  controllers: [EmployeeDocumentController],
  providers: [EmployeeDocumentFiles, EmployeeDocumentRepository, EmployeeDocuments],
})
export class DocumentModule {}
