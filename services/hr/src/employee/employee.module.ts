import { EMPLOYEE_LIST } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { contribute } from '@atrium/platform';
import { DescribedList } from '@atrium/records';
import { Module } from '@nestjs/common';
import { EmployeeBatch } from '../employee-import/employee-batch.service.js';
import { EmployeeImportRepository } from '../employee-import/employee-import.repository.js';
import { EmployeeImporter } from '../employee-import/employee-importer.service.js';
import { AccountLink } from './account-link.service.js';
import { EmployeeArchive } from './employee-archive.service.js';
import { EmployeeBulk } from './employee-bulk.service.js';
import { EmployeeBulkController } from './employee-bulk.controller.js';
import { EmployeeController } from './employee.controller.js';
import { EmployeeExport } from './employee-export.service.js';
import { EmployeeInvitation } from './employee-invitation.service.js';
import { EmployeeListRepository } from './employee-list.repository.js';
import { EmployeeNews } from './employee-news.service.js';
import { EmployeePhoto } from './employee-photo.service.js';
import { EmployeePhotoController } from './employee-photo.controller.js';
import { EmployeePhotoFiles } from './employee-photo-files.service.js';
import { EmployeeCoworkers } from './employee-coworkers.service.js';
import { EmployeeDetails } from './employee-details.service.js';
import { EmployeePhotos } from './employee-photos.service.js';
import { OwnPhotoFiles } from './own-photo-files.service.js';
import { EmployeeReader } from './employee-reader.service.js';
import { EmployeeRegistration } from './employee-registration.service.js';
import { EmployeeRepository } from './employee.repository.js';
import { EmployeeSearchSource } from './employee-search.service.js';
import { EmployeeTextRepository } from './employee-text.repository.js';
import { EmployeeTrail } from './employee-trail.service.js';
import { EmployeeService } from './employee.service.js';
import { ManagerNews } from './manager-news.service.js';
import { ReportingLineSubjects } from './reporting-line-subjects.service.js';

@Module({
  imports: [IdentityModule],
  controllers: [EmployeeBulkController, EmployeeController, EmployeePhotoController],
  providers: [
    AccountLink,
    EmployeeArchive,
    EmployeeBatch,
    EmployeeBulk,
    EmployeeExport,
    EmployeeImporter,
    EmployeeImportRepository,
    EmployeeInvitation,
    EmployeeListRepository,
    EmployeeNews,
    EmployeePhoto,
    EmployeePhotoFiles,
    EmployeeCoworkers,
    EmployeeDetails,
    EmployeePhotos,
    OwnPhotoFiles,
    EmployeeReader,
    EmployeeRegistration,
    EmployeeRepository,
    EmployeeSearchSource,
    EmployeeService,
    EmployeeTextRepository,
    EmployeeTrail,
    ManagerNews,
    ReportingLineSubjects,
    contribute(new DescribedList(EMPLOYEE_LIST)),
  ],
  exports: [EmployeeArchive, EmployeeReader, EmployeeRepository, EmployeeService, EmployeeTextRepository],
})
export class EmployeeModule {}
