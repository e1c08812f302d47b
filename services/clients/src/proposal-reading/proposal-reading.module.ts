import { Module } from '@nestjs/common';
import { ProposalModule } from '../proposal/proposal.module.js';
import {
  LinkReadingController,
  OwnReadingController,
  ProposalReadingController,
} from './proposal-reading.controller.js';
import { ProposalReadingRepository } from './proposal-reading.repository.js';
import { ProposalReadings } from './proposal-readings.service.js';

@Module({
  imports: [ProposalModule],
  controllers: [ProposalReadingController, LinkReadingController, OwnReadingController],
  providers: [ProposalReadings, ProposalReadingRepository],
  exports: [ProposalReadings],
})
export class ProposalReadingModule {}
