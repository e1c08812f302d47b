import {
  ASSET,
  idParamsSchema,
  issueAssetSchema,
  takeBackAssetSchema,
  transitionSchema,
  type Asset,
  type AssetQuery,
  type BulkAssets,
  type BulkReport,
  type CreateAsset,
  type IssueAsset,
  type Page,
  type TakeBackAsset,
  type UpdateAsset,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { AssetService } from './asset.service.js';
import { About } from '../own-record/about-person.decorator.js';

const routes = recordRoutes(ASSET);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr/assets')
export class AssetController {
  constructor(private readonly assets: AssetService) {}

  @routes.List()
  listAssets(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: ASSET.querySchema }) query: AssetQuery,
  ): Promise<Page<Asset>> {
    return this.assets.list(user, query);
  }

  @routes.One()
  getAsset(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Asset> {
    return this.assets.get(user, id);
  }

  @routes.Create()
  createAsset(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: ASSET.createSchema }) body: CreateAsset,
  ): Promise<Asset> {
    return this.assets.create(user, body);
  }

  @routes.Bulk()
  changeAssets(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: ASSET.bulkSchema }) body: BulkAssets,
  ): Promise<BulkReport> {
    return this.assets.changeAll(user, body);
  }

  @routes.Update()
  updateAsset(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: ASSET.updateSchema }) body: UpdateAsset,
  ): Promise<Asset> {
    return this.assets.update(user, id, body);
  }

  @routes.Step('issue')
  @About({ in: 'employeeId' })
  issueAsset(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: issueAssetSchema }) body: IssueAsset,
  ): Promise<Asset> {
    return this.assets.issue(user, id, body);
  }

  @routes.Step('takeBack')
  @About({ in: 'id', through: 'asset' })
  takeBackAsset(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: takeBackAssetSchema }) body: TakeBackAsset,
  ): Promise<Asset> {
    return this.assets.takeBack(user, id, body);
  }

  @routes.Step('lose')
  @About({ in: 'id', through: 'asset' })
  loseAsset(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Asset> {
    return this.assets.lose(user, { id, version });
  }

  @routes.Step('find')
  findAsset(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Asset> {
    return this.assets.markFound(user, { id, version });
  }

  @routes.Step('retire')
  retireAsset(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Asset> {
    return this.assets.retire(user, { id, version });
  }
}
