import { ASSET, idParamsSchema, ownAssetsSchema, type Asset, type OwnAssets } from '@atrium/contracts';
import { Access, Answers, Audit, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { AssetService } from './asset.service.js';

@Controller('api/hr/employment/assets')
@Access({ session: 'staff', selfService: true, remote: 'hr' })
export class OwnAssetController {
  constructor(
    private readonly assets: AssetService,
    private readonly audit: Audit,
  ) {}

  @Get()
  @Answers(ownAssetsSchema)
  async listOwnAssets(@CurrentUser() user: SignedInUser): Promise<OwnAssets> {
    return { items: await this.assets.listOwn(user) };
  }

  /** One has it. */
  @Post(':id/confirm')
  @HttpCode(200)
  @Audited('asset.confirm')
  @Answers(ASSET.schema)
  async confirmAsset(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<Asset> {
    const { asset, changed } = await this.assets.confirm(user, id);
    if (!changed) this.audit.skip('asset.confirm');
    return asset;
  }
}
