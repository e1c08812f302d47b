import {
  beginOperatorFactorSchema,
  doneSchema,
  recoveryCodesSchema,
  secondFactorProofSchema,
  secondFactorSetupSchema,
  turnOnSecondFactorSchema,
  type BeginOperatorFactor,
  type RecoveryCodes,
  type SecondFactorProof,
  type SecondFactorSetup,
  type TurnOnSecondFactor,
} from '@atrium/contracts';
import { AskingBrowser, type Browser } from '@atrium/identity';
import { Access, Answers, CurrentOperator, NotAudited, type SignedInOperator } from '@atrium/platform';
import { Body, Controller, Post } from '@nestjs/common';
import { OperatorCookie } from './operator-cookie.service.js';
import { OperatorDeviceCookie } from './operator-device-cookie.service.js';
import { OperatorFactorService } from './operator-factor.service.js';
import { OperatorSessionService } from './operator-session.service.js';

/** The session gets a new token with each change. */
@Controller('api/platform/second-factor')
@Access({ session: 'operator' })
export class OperatorFactorController {
  constructor(
    private readonly factors: OperatorFactorService,
    private readonly sessions: OperatorSessionService,
    private readonly cookie: OperatorCookie,
    private readonly devices: OperatorDeviceCookie,
  ) {}

  @Post()
  @NotAudited('The secret does nothing before its first code, which is logged.')
  @Answers(secondFactorSetupSchema)
  begin(
    @CurrentOperator() operator: SignedInOperator,
    @Body({ schema: beginOperatorFactorSchema }) { password }: BeginOperatorFactor,
    @AskingBrowser() browser: Browser,
  ): Promise<SecondFactorSetup> {
    return this.factors.begin(operator, password, this.placeOf(browser));
  }

  @Post('on')
  @NotAudited('The operator’s own log tells of it; no company is concerned.')
  @Answers(recoveryCodesSchema)
  async turnOn(
    @CurrentOperator() operator: SignedInOperator,
    @Body({ schema: turnOnSecondFactorSchema }) { code }: TurnOnSecondFactor,
    @AskingBrowser() browser: Browser,
  ): Promise<RecoveryCodes> {
    const codes = await this.factors.turnOn(operator, code);
    await this.renew(browser);
    return codes;
  }

  @Post('recovery-codes')
  @NotAudited('The operator’s own log tells of it; no company is concerned.')
  @Answers(recoveryCodesSchema)
  async replaceCodes(
    @CurrentOperator() operator: SignedInOperator,
    @Body({ schema: secondFactorProofSchema }) proof: SecondFactorProof,
    @AskingBrowser() browser: Browser,
  ): Promise<RecoveryCodes> {
    const codes = await this.factors.replaceCodes(operator, proof, this.placeOf(browser));
    await this.renew(browser);
    return codes;
  }

  @Post('off')
  @NotAudited('The operator’s own log tells of it; no company is concerned.')
  @Answers(doneSchema)
  async turnOff(
    @CurrentOperator() operator: SignedInOperator,
    @Body({ schema: secondFactorProofSchema }) proof: SecondFactorProof,
    @AskingBrowser() browser: Browser,
  ) {
    await this.factors.turnOff(operator, proof, this.placeOf(browser));
    await this.renew(browser);
    return { done: true as const };
  }

  private placeOf({ address, request }: Browser) {
    return { address, device: this.devices.readDevice(request) };
  }

  private async renew({ request, reply }: Browser): Promise<void> {
    this.cookie.set(reply, await this.sessions.renew(request));
  }
}
