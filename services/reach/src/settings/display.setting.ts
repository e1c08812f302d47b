import {
  companyDisplayKey,
  DIRECTIONS,
  displayKey,
  LAYOUTS,
  SIDEBAR_COLORS,
  THEMES,
  TOPBAR_COLORS,
  type Display,
  type DisplayChoice,
} from '@atrium/contracts';
import { z } from 'zod';
import { SettingDefinition } from './setting-definition.js';

const display = {
  theme: z.enum(THEMES),
  direction: z.enum(DIRECTIONS),
  topbar: z.enum(TOPBAR_COLORS),
  sidebar: z.enum(SIDEBAR_COLORS),
  layout: z.enum(LAYOUTS),
  miniSidebar: z.boolean(),
  fixedTopbar: z.boolean(),
  fixedSidebar: z.boolean(),
} satisfies Record<keyof Display, z.ZodType>;

const schema: z.ZodType<DisplayChoice> = z.strictObject(display).partial();

export const displaySetting = new SettingDefinition(displayKey, { schema, untold: true });

export const companyDisplaySetting = new SettingDefinition(companyDisplayKey, {
  schema,
  permission: { tab: 'admin', resource: 'company', action: 'update' },
  public: true,
});
