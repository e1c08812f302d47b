import {
  fileClaimSchema,
  idParamsSchema,
  ownClaimsSchema,
  PAY_CLAIM,
  type FileClaim,
  type OwnClaims as OwnClaimList,
  type PayClaim,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { OwnClaims } from './own-claims.service.js';

@Controller('api/finance/own/claims')
@Access({ session: 'staff', selfService: true, remote: 'finance', ownAlone: true })
export class OwnClaimController {
  constructor(private readonly claims: OwnClaims) {}

  @Get()
  @Answers(ownClaimsSchema)
  listOwnClaims(@CurrentUser() user: SignedInUser): Promise<OwnClaimList> {
    return this.claims.list(user);
  }

  @Post()
  @Once()
  @Audited('payClaim.create')
  @Answers(PAY_CLAIM.schema, 201)
  fileOwnClaim(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: fileClaimSchema }) body: FileClaim,
  ): Promise<PayClaim> {
    return this.claims.file(user, body);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @Audited('payClaim.withdraw')
  @Answers(PAY_CLAIM.schema)
  withdrawOwnClaim(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<PayClaim> {
    return this.claims.withdraw(user, id);
  }
}
