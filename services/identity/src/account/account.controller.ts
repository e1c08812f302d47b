import {
  accountSchema,
  changePasswordSchema,
  confirmIdentitySchema,
  doneSchema,
  updateAccountSchema,
  type Account,
  type ChangePassword,
  type ConfirmIdentity,
  type UpdateAccount,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Patch, Post } from '@nestjs/common';
import { AskingBrowser, type Browser } from '../session/asking-browser.decorator.js';
import { BrowserSessionService } from '../session/browser-session.service.js';
import { AccountPassword } from './account-password.service.js';
import { AccountService } from './account.service.js';

@Controller('api/account')
@Access({ session: 'staff', ownAlone: true })
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly password: AccountPassword,
    private readonly browser: BrowserSessionService,
  ) {}

  @Get()
  @Answers(accountSchema)
  get(@CurrentUser() user: SignedInUser): Promise<Account> {
    return this.accounts.get(user);
  }

  @Patch()
  @Audited('user.updateOwn')
  @Answers(accountSchema)
  update(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: updateAccountSchema }) body: UpdateAccount,
  ): Promise<Account> {
    return this.accounts.update(user, body);
  }

  @Post('password')
  @Audited('user.changePassword')
  @Answers(doneSchema)
  async changePassword(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: changePasswordSchema }) body: ChangePassword,
    @AskingBrowser() { address, reply }: Browser,
  ) {
    this.browser.keep(reply, await this.password.change(user, body, address));
    return { done: true as const };
  }

  @Post('confirmation')
  @Access({ session: 'staff', beforeSetup: true })
  @NotAudited('It opens what is audited itself.')
  @Answers(doneSchema)
  async confirm(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: confirmIdentitySchema }) proof: ConfirmIdentity,
    @AskingBrowser() { address, reply }: Browser,
  ) {
    this.browser.keep(reply, await this.password.confirm(user, { ...proof, address }));
    return { done: true as const };
  }
}
