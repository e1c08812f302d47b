import {
  putSettingSchema,
  settingListSchema,
  settingParamsSchema,
  settingSchema,
  type PutSetting,
  type Setting,
} from '@atrium/contracts';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Access } from '../access/access.decorator.js';
import { CurrentUser } from '../access/current-user.decorator.js';
import type { SignedInUser } from '../access/signed-in-user.js';
import { Audited } from '../audit/audited.decorator.js';
import { Answers } from '../openapi/answers.decorator.js';
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
