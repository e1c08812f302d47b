import { dashboardKey, WIDGET_SIZES, type DashboardLayout } from '@atrium/contracts';
import { z } from 'zod';
import { SettingDefinition } from './setting-definition.js';

const WIDGETS = 100;
const widgetId = z.string().min(1).max(100);
const widgets = z.array(widgetId).max(WIDGETS);

const layout: z.ZodType<DashboardLayout> = z.strictObject({
  order: widgets,
  hidden: widgets,
  sizes: z.record(widgetId, z.enum(WIDGET_SIZES)).refine((sizes) => Object.keys(sizes).length <= WIDGETS),
});

export const dashboardSetting = new SettingDefinition(dashboardKey, {
  schema: layout.nullable(),
  untold: true,
});
