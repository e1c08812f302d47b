import type { SettingKey } from './setting-key.js';

/** The column of a dashboard in which a widget stands. */
export const WIDGET_SIZES = ['wide', 'narrow'] as const;
export type WidgetSize = (typeof WIDGET_SIZES)[number];

/** How a person has arranged their dashboard, by ids of widgets. */
export interface DashboardLayout {
  order: string[];
  hidden: string[];
  sizes: Record<string, WidgetSize>;
}

/** Null: as it comes. Widgets that are not named keep their own size and come last. */
export const dashboardKey: SettingKey<DashboardLayout | null> = {
  key: 'portal.dashboard',
  scope: 'person',
  fallback: null,
};
