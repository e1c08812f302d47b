import type { SettingKey } from './setting-key.js';

/** `system`: as the device says. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEMES)[number];

/** `language`: as the language is written. */
export const DIRECTIONS = ['language', 'ltr', 'rtl'] as const;
export type DirectionChoice = (typeof DIRECTIONS)[number];

/** Names of colours; the theme gives each one a light and a dark value. */
export const TOPBAR_COLORS = ['gray-700', 'white', 'gray-900', 'indigo', 'pine', 'plum', 'clay'] as const;
export type TopbarColor = (typeof TOPBAR_COLORS)[number];
export const SIDEBAR_COLORS = ['white', 'gray-50', 'gray-700', 'gray-900'] as const;
export type SidebarColor = (typeof SIDEBAR_COLORS)[number];

export const LAYOUTS = ['vertical', 'horizontal'] as const;
export type LayoutChoice = (typeof LAYOUTS)[number];

/** How the portal looks around its pages. */
export interface Display {
  theme: ThemeChoice;
  direction: DirectionChoice;
  topbar: TopbarColor;
  sidebar: SidebarColor;
  /** horizontal: the menu stands in the top bar. */
  layout: LayoutChoice;
  /** Icons alone. */
  miniSidebar: boolean;
  /** Stays while the page scrolls. */
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

/** What somebody has chosen; the rest is the company's, and then the product's. */
export type DisplayChoice = Partial<Display>;

/** What a person has chosen for themselves, in every browser. */
export const displayKey: SettingKey<DisplayChoice> = {
  key: 'portal.display',
  scope: 'person',
  fallback: {},
};

/** What everybody of the company sees who has not chosen something else. */
export const companyDisplayKey: SettingKey<DisplayChoice> = {
  key: 'company.display',
  scope: 'company',
  fallback: {},
};
