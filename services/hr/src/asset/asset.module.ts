import { contribute, AuditWords } from '@atrium/platform';
import { offerRecord } from '@atrium/records';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { AssetController } from './asset.controller.js';
import { ASSETS } from './asset.record.js';
import { AssetService } from './asset.service.js';
import { OwnAssetController } from './own-asset.controller.js';

const ASSET_WORDS = new AuditWords({ kind: 'asset', verbs: { confirm: 'confirmed by the holder' } });

@Module({
  imports: [EmployeeModule],
  controllers: [AssetController, OwnAssetController],
  providers: [...offerRecord(ASSETS), contribute(ASSET_WORDS), AssetService],
  exports: [AssetService],
})
export class AssetModule {}
