import {
  doneSchema,
  recoveryCodesSchema,
  secondFactorProofSchema,
  secondFactorSetupSchema,
  turnOnSecondFactorSchema,
  type RecoveryCodes,
  type SecondFactorProof,
  type SecondFactorSetup,
  type TurnOnSecondFactor,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Ip, Post } from '@nestjs/common';
import { SecondFactorService } from './second-factor.service.js';

@Controller('api/account/second-factor')
export class SecondFactorController {
  constructor(private readonly factors: SecondFactorService) {}

  @Post()
  @Access({ session: 'staff', confirmed: true, beforeSetup: true })
  @NotAudited('The secret does nothing before its first code, which is audited.')
  @Answers(secondFactorSetupSchema)
  begin(@CurrentUser() user: SignedInUser): Promise<SecondFactorSetup> {
    return this.factors.begin(user);
  }

  @Post('on')
  @Access({ session: 'staff', beforeSetup: true })
  @Audited('user.secondFactorOn')
  @Answers(recoveryCodesSchema)
  turnOn(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: turnOnSecondFactorSchema }) { code }: TurnOnSecondFactor,
  ): Promise<RecoveryCodes> {
    return this.factors.turnOn(user, code);
  }

  @Post('recovery-codes')
  @Access({ session: 'staff' })
  @Audited('user.newRecoveryCodes')
  @Answers(recoveryCodesSchema)
  replaceCodes(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: secondFactorProofSchema }) proof: SecondFactorProof,
    @Ip() address: string,
  ): Promise<RecoveryCodes> {
    return this.factors.replaceCodes(user, { ...proof, address });
  }

  @Post('off')
  @Access({ session: 'staff' })
  @Audited('user.secondFactorOff')
  @Answers(doneSchema)
  async turnOff(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: secondFactorProofSchema }) proof: SecondFactorProof,
    @Ip() address: string,
  ) {
    await this.factors.turnOff(user, { ...proof, address });
    return { done: true as const };
  }
}
