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
import { Body, Controller, Post } from '@nestjs/common';
import { AskingBrowser, type Browser } from '../session/asking-browser.decorator.js';
import { BrowserSessionService } from '../session/browser-session.service.js';
import { SecondFactorService } from './second-factor.service.js';

@Controller('api/account/second-factor')
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactorService,
    private readonly browser: BrowserSessionService,
  ) {}

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
  async turnOn(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: turnOnSecondFactorSchema }) { code }: TurnOnSecondFactor,
    @AskingBrowser() { reply }: Browser,
  ): Promise<RecoveryCodes> {
    const { codes, token } = await this.factors.turnOn(user, code);
    this.browser.keep(reply, token);
    return { codes };
  }

  @Post('recovery-codes')
  @Access({ session: 'staff' })
  @Audited('user.newRecoveryCodes')
  @Answers(recoveryCodesSchema)
  async replaceCodes(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: secondFactorProofSchema }) proof: SecondFactorProof,
    @AskingBrowser() { address, reply }: Browser,
  ): Promise<RecoveryCodes> {
    const { codes, token } = await this.factors.replaceCodes(user, { ...proof, address });
    this.browser.keep(reply, token);
    return { codes };
  }

  @Post('off')
  @Access({ session: 'staff' })
  @Audited('user.secondFactorOff')
  @Answers(doneSchema)
  async turnOff(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: secondFactorProofSchema }) proof: SecondFactorProof,
    @AskingBrowser() { address, reply }: Browser,
  ) {
    this.browser.keep(reply, await this.factors.turnOff(user, { ...proof, address }));
    return { done: true as const };
  }
}
