import {
  addOwnClaimSchema,
  changeOwnClaimSchema,
  doneSchema,
  idParamsSchema,
  ownDeclarationQuerySchema,
  ownDeclarationSchema,
  saveOwnDeclarationSchema,
  TAX_CLAIM,
  transitionSchema,
  type AddOwnClaim,
  type ChangeOwnClaim,
  type OwnDeclaration,
  type OwnDeclarationQuery,
  type SaveOwnDeclaration,
  type TaxClaim,
  type Transition,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { OwnClaims } from './own-claims.service.js';
import { OwnDeclarations } from './own-declaration.service.js';

const Id = () => Param({ schema: idParamsSchema });

@Controller('api/finance/own/declaration')
@Access({ session: 'staff', selfService: true, remote: 'finance', ownAlone: true })
export class OwnDeclarationController {
  constructor(
    private readonly declarations: OwnDeclarations,
    private readonly claims: OwnClaims,
  ) {}

  @Get()
  @Answers(ownDeclarationSchema)
  getOwnDeclaration(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: ownDeclarationQuerySchema }) { taxYear }: OwnDeclarationQuery,
  ): Promise<OwnDeclaration> {
    return this.declarations.get(user, taxYear);
  }

  @Put()
  @Audited('taxProfile.create', 'taxProfile.update')
  @Answers(ownDeclarationSchema)
  saveOwnDeclaration(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: saveOwnDeclarationSchema }) body: SaveOwnDeclaration,
  ): Promise<OwnDeclaration> {
    return this.declarations.save(user, body);
  }

  @Post('claims')
  @Audited('taxClaim.create')
  @Once()
  @Answers(TAX_CLAIM.schema, 201)
  addOwnClaim(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: addOwnClaimSchema }) body: AddOwnClaim,
  ): Promise<TaxClaim> {
    return this.claims.add(user, body);
  }

  @Put('claims/:id')
  @Audited('taxClaim.update')
  @Answers(TAX_CLAIM.schema)
  changeOwnClaim(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: changeOwnClaimSchema }) body: ChangeOwnClaim,
  ): Promise<TaxClaim> {
    return this.claims.change(user, id, body);
  }

  @Post('claims/:id/remove')
  @HttpCode(200)
  @Audited('taxClaim.remove')
  @Answers(doneSchema)
  async removeOwnClaim(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: Transition,
  ): Promise<{ done: true }> {
    await this.claims.remove(user, { id, version });
    return { done: true };
  }
}
