import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { ConversationModule } from '../conversation/conversation.module.js';
import { ClientLoginController } from './client-login.controller.js';
import { ClientLoginService } from './client-login.service.js';

@Module({
  imports: [IdentityModule, ConversationModule],
  controllers: [ClientLoginController],
  providers: [ClientLoginService],
  exports: [ClientLoginService],
})
export class ClientLoginModule {}
