import {
  doneSchema,
  operatorLoginSchema,
  operatorSessionSchema,
  type OperatorLogin,
  type OperatorSession,
} from '@atrium/contracts';
import { AskingBrowser, type Browser } from '@atrium/identity';
import { Access, Answers, CurrentOperator, NotAudited, type SignedInOperator } from '@atrium/platform';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { OperatorCookie } from './operator-cookie.service.js';
import { OperatorDeviceCookie } from './operator-device-cookie.service.js';
import { OperatorSessionService } from './operator-session.service.js';

@Controller('api/platform')
export class OperatorSessionController {
  constructor(
    private readonly sessions: OperatorSessionService,
    private readonly cookie: OperatorCookie,
    private readonly devices: OperatorDeviceCookie,
  ) {}

  @Post('login')
  @Access({ session: 'public', duringMaintenance: true })
  @NotAudited('The operator’s own log tells of it; no company is concerned.')
  @Answers(operatorSessionSchema)
  async signIn(
    @Body({ schema: operatorLoginSchema }) login: OperatorLogin,
    @AskingBrowser() { address, request, reply }: Browser,
  ): Promise<OperatorSession> {
    const place = { address, device: this.devices.readDevice(request) };
    const { token, operator } = await this.sessions.signIn(login, place);
    this.cookie.set(reply, token);
    this.devices.remember(reply, operator.id);
    return { operator };
  }

  @Get('me')
  @Access({ session: 'operator' })
  @Answers(operatorSessionSchema)
  async get(@CurrentOperator() operator: SignedInOperator): Promise<OperatorSession> {
    return { operator: await this.sessions.describe(operator) };
  }

  @Post('logout')
  @Access({ session: 'operator' })
  @NotAudited('The operator’s own log tells of it; no company is concerned.')
  @Answers(doneSchema)
  async signOut(@CurrentOperator() operator: SignedInOperator, @AskingBrowser() { request, reply }: Browser) {
    await this.sessions.signOut(operator, request);
    this.cookie.clear(reply);
    return { done: true as const };
  }
}
