import { LABEL } from '@atrium/contracts';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { LabelController } from './label.controller.js';
import { LABELS } from './label.record.js';
import { LabelRepository } from './label.repository.js';
import { LabelService } from './label.service.js';

@Module({
  controllers: [LabelController, recordController(LABEL, { rules: LABELS })],
  providers: [LabelRepository, LabelService, ...offerRecord(LABELS)],
  exports: [LabelService],
})
export class LabelModule {}
