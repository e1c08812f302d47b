import {
  companyPacksSchema,
  enterPackSchema,
  idParamsSchema,
  packImpactSchema,
  packKeySchema,
  PAY_RUN,
  type CompanyPacks,
  type EnterPack,
  type PackImpact,
  type PackKey,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { RulePacks } from '../pack/rule-packs.service.js';
import { PackImpacts } from './pack-impact.service.js';

interface Id {
  id: string;
}

const CHANGES = { session: 'staff', permission: PAY_RUN.check('update'), remote: 'finance' } as const;

@Controller('api/finance/packs')
export class RulePackController {
  constructor(
    private readonly packs: RulePacks,
    private readonly impacts: PackImpacts,
  ) {}

  @Get()
  @Access({ session: 'staff', permission: PAY_RUN.check('read'), remote: 'finance' })
  @Answers(companyPacksSchema)
  listRulePacks(@CurrentUser() user: SignedInUser): Promise<CompanyPacks> {
    return this.packs.list(user);
  }

  @Post()
  @Once()
  @Access(CHANGES)
  @Audited('rulePack.enter')
  @Answers(companyPacksSchema, 201)
  enterRulePack(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: enterPackSchema }) body: EnterPack,
  ): Promise<CompanyPacks> {
    return this.packs.enter(user, body);
  }

  @Post('confirm')
  @HttpCode(200)
  @Access(CHANGES)
  @Audited('rulePack.compare', 'rulePack.confirm')
  @Answers(companyPacksSchema)
  confirmRulePack(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: packKeySchema }) key: PackKey,
  ): Promise<CompanyPacks> {
    return this.packs.confirm(user, key);
  }

  @Get(':id/impact')
  @Access({ session: 'staff', permission: PAY_RUN.check('update'), remote: 'finance' })
  @Answers(packImpactSchema)
  getRulePackImpact(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<PackImpact> {
    return this.impacts.get(user, id);
  }

  @Post(':id/discard')
  @HttpCode(200)
  @Access(CHANGES)
  @Audited('rulePack.discard')
  @Answers(companyPacksSchema)
  discardRulePack(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<CompanyPacks> {
    return this.packs.discard(user, id);
  }
}
