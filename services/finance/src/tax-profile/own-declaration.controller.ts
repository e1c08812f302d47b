import {
  ownDeclarationQuerySchema,
  ownDeclarationSchema,
  saveOwnDeclarationSchema,
  type OwnDeclaration,
  type OwnDeclarationQuery,
  type SaveOwnDeclaration,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { OwnDeclarations } from './own-declaration.service.js';

@Controller('api/finance/own/declaration')
@Access({ session: 'staff', selfService: true, remote: 'finance' })
export class OwnDeclarationController {
  constructor(private readonly declarations: OwnDeclarations) {}

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
}
