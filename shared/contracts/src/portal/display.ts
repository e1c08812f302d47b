import type { SettingKey } from './setting-key.js';

/** `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEMES)[number];

/** `language` follows the language's writing direction. */
export const DIRECTIONS = ['language', 'ltr', 'rtl'] as const;
export type DirectionChoice = (typeof DIRECTIONS)[number];

/** Names of colours; each theme gives them a light and a dark value. */
export const TOPBAR_COLORS = ['gray-700', 'white', 'gray-900', 'indigo', 'pine', 'plum', 'clay'] as const;
export type TopbarColor = (typeof TOPBAR_COLORS)[number];
export const SIDEBAR_COLORS = ['white', 'gray-50', 'gray-700', 'gray-900'] as const;
export type SidebarColor = (typeof SIDEBAR_COLORS)[number];

export const LAYOUTS = ['vertical', 'horizontal'] as const;
export type LayoutChoice = (typeof LAYOUTS)[number];

/** How the frame around the pages looks. */
export interface Display {
  theme: ThemeChoice;
  direction: DirectionChoice;
  topbar: TopbarColor;
  sidebar: SidebarColor;
  /** horizontal: the menu is in the top bar. */
  layout: LayoutChoice;
  /** Shows icons only. */
  miniSidebar: boolean;
  /** Stays visible while the page scrolls. */
  fixedTopbar: boolean;
  fixedSidebar: boolean;
}

export const DEFAULT_DISPLAY: Display = {
  theme: 'system',
  direction: 'language',
  topbar: 'gray-700',
  sidebar: 'white',
  layout: 'vertical',
  miniSidebar: false,
  fixedTopbar: true,
  fixedSidebar: true,
};

/** The values that somebody has chosen; for the others the company's apply, then the product's. */
export type DisplayChoice = Partial<Display>;

/** A person's own choices, in every browser. */
export const displayKey: SettingKey<DisplayChoice> = {
  key: 'portal.display',
  scope: 'person',
  fallback: {},
};

/** The choices of the company, for people who have not chosen otherwise. */
export const companyDisplayKey: SettingKey<DisplayChoice> = {
  key: 'company.display',
  scope: 'company',
  fallback: {},
};
