import {
  changedEmailSchema,
  changeEmailSchema,
  doneSchema,
  emailLinkSchema,
  type ChangedEmail,
  type ChangeEmail,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Delete, Ip, Post } from '@nestjs/common';
import { EmailChangeLinks } from './email-change-links.service.js';
import { EmailChangeService } from './email-change.service.js';

@Controller('api')
export class EmailChangeController {
  constructor(
    private readonly changes: EmailChangeService,
    private readonly links: EmailChangeLinks,
  ) {}

  @Post('account/email')
  @Access({ session: 'staff' })
  @Audited('user.requestEmail')
  @Answers(doneSchema)
  async request(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: changeEmailSchema }) body: ChangeEmail,
    @Ip() address: string,
  ) {
    await this.changes.request(user, body, address);
    return { done: true as const };
  }

  @Delete('account/email')
  @Access({ session: 'staff' })
  @Audited('user.stopEmail')
  @Answers(doneSchema)
  async cancel(@CurrentUser() user: SignedInUser) {
    await this.changes.cancel(user);
    return { done: true as const };
  }

  @Post('auth/email/confirm')
  @Access({ session: 'public' })
  @Audited('user.changeEmail')
  @Answers(changedEmailSchema)
  confirm(@Body({ schema: emailLinkSchema }) { token }: { token: string }): Promise<ChangedEmail> {
    return this.links.confirm(token);
  }

  @Post('auth/email/stop')
  @Access({ session: 'public' })
  @Audited('user.stopEmail')
  @Answers(changedEmailSchema)
  stop(@Body({ schema: emailLinkSchema }) { token }: { token: string }): Promise<ChangedEmail> {
    return this.links.stop(token);
  }
}
