import {
  putSettingSchema,
  settingListSchema,
  settingParamsSchema,
  settingSchema,
  type PutSetting,
  type Setting,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Settings } from './settings.js';

@Controller('api/settings')
@Access({ session: 'any', beforeSetup: true })
export class SettingsController {
  constructor(private readonly settings: Settings) {}

  @Get()
  @Answers(settingListSchema)
  async list(@CurrentUser() user: SignedInUser): Promise<{ items: Setting[] }> {
    return { items: await this.settings.list(user) };
  }

  @Put(':key')
  @Audited('setting.update')
  @Answers(settingSchema)
  put(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: settingParamsSchema }) { key }: { key: string },
    @Body({ schema: putSettingSchema }) body: PutSetting,
  ): Promise<Setting> {
    return this.settings.put(user, key, body);
  }
}
