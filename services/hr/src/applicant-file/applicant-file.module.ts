import { offerRecordFile } from '@atrium/records';
import { Module } from '@nestjs/common';
import { APPLICATIONS } from '../hiring/application.record.js';
import { HiringModule } from '../hiring/hiring.module.js';
import { ApplicantFileRepository } from './applicant-file.repository.js';
import { ApplicantFile } from './applicant.importer.js';

/** Files of people who applied elsewhere. */
@Module({
  imports: [HiringModule],
  providers: [ApplicantFileRepository, ...offerRecordFile(APPLICATIONS, ApplicantFile)],
})
export class ApplicantFileModule {}
