import { appListSchema, appParamsSchema, appSchema, switchAppSchema, type App } from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { AppService } from './app.service.js';

const apps = (action: 'read' | 'update') =>
  ({ session: 'staff', permission: { tab: 'admin', resource: 'apps', action } }) as const;

@Controller('api/apps')
export class AppController {
  constructor(private readonly apps: AppService) {}

  @Get()
  @Access(apps('read'))
  @Answers(appListSchema)
  async list(@CurrentUser() user: SignedInUser): Promise<{ items: App[] }> {
    return { items: await this.apps.list(user) };
  }

  @Put(':id')
  @Access(apps('update'))
  @Audited('app.switch')
  @Answers(appSchema)
  update(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: appParamsSchema }) { id }: { id: string },
    @Body({ schema: switchAppSchema }) { enabled }: { enabled: boolean },
  ): Promise<App> {
    return this.apps.update(actor, id, enabled);
  }
}
