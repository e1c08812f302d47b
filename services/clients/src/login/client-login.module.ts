import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { ClientModule } from '../client/client.module.js';
import { ConversationModule } from '../conversation/conversation.module.js';
import { OwnedModule } from '../owned/owned.module.js';
import { ClientLoginController } from './client-login.controller.js';
import { ClientLoginService } from './client-login.service.js';

@Module({
  imports: [IdentityModule, OwnedModule, ClientModule, ConversationModule],
  controllers: [ClientLoginController],
  providers: [ClientLoginService],
  exports: [ClientLoginService],
})
export class ClientLoginModule {}
