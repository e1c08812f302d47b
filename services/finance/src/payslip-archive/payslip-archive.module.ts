import { Module } from '@nestjs/common';
import { PayslipPaperModule } from '../payslip-paper/payslip-paper.module.js';
import { PayRunModule } from '../run/pay-run.module.js';
import { PayslipArchiveController } from './payslip-archive.controller.js';
import { PayslipArchiveFiles } from './payslip-archive-files.service.js';
import { PayslipArchiving } from './payslip-archive.job.js';
import { PayslipArchiveRepository } from './payslip-archive.repository.js';
import { PayslipArchives } from './payslip-archives.service.js';
import { PayslipSending } from './payslip-sending.service.js';

/** All payslips of a run: as one file, and told to the people whose they are. */
@Module({
  imports: [PayRunModule, PayslipPaperModule],
  controllers: [PayslipArchiveController],
  providers: [
    PayslipArchiveFiles,
    PayslipArchiveRepository,
    PayslipArchives,
    PayslipArchiving,
    PayslipSending,
  ],
})
export class PayslipArchiveModule {}
