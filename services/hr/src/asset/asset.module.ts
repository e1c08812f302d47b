import { ASSET } from '@atrium/contracts';
import { contribute, AuditWords } from '@atrium/platform';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { ASSETS } from './asset.record.js';
import { About } from '../own-record/about-person.decorator.js';
import { AssetService } from './asset.service.js';
import { OwnAssetController } from './own-asset.controller.js';

const ASSET_WORDS = new AuditWords({ kind: 'asset', verbs: { confirm: 'confirmed by the holder' } });

const ASSET_CONTROLLER = recordController(ASSET, {
  rules: ASSETS,
  service: AssetService,
  decorated: {
    issue: About({ in: 'employeeId' }),
    takeBack: About({ in: 'id', through: 'asset' }),
    lose: About({ in: 'id', through: 'asset' }),
  },
});

@Module({
  imports: [EmployeeModule],
  controllers: [ASSET_CONTROLLER, OwnAssetController],
  providers: [...offerRecord(ASSETS), contribute(ASSET_WORDS), AssetService],
  exports: [AssetService],
})
export class AssetModule {}
