import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { ConsentModule } from '../consent/consent.module.js';
import { ClientMailController } from './client-mail.controller.js';
import { ClientMailRepository } from './client-mail.repository.js';
import { HeldClientMails } from './held-client-mails.service.js';
import { ClientMails } from './client-mails.service.js';

/** Emails to leads and clients, in the words of whoever writes them. */
@Module({
  imports: [ActivityModule, ConsentModule, IdentityModule],
  controllers: [ClientMailController],
  providers: [ClientMailRepository, ClientMails, HeldClientMails],
})
export class ClientMailModule {}
