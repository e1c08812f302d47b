import { daysHiddenKey, daysHiddenSchema } from '@atrium/contracts';
import { SettingDefinition } from '@atrium/reach';

export const daysHiddenSetting = new SettingDefinition(daysHiddenKey, { schema: daysHiddenSchema });
