import { DEFAULT_DISPLAY, type Display, type DisplayChoice } from '@atrium/contracts';

/** The effective look: the person's choices, then the company's, then the product's defaults. */
export function resolveDisplay(company: DisplayChoice, own: DisplayChoice): Display {
  return { ...DEFAULT_DISPLAY, ...company, ...own };
}

const ATTRIBUTES = [
  'dir',
  'data-at-topbar',
  'data-at-sidebar',
  'data-at-layout',
  'data-at-mini',
  'data-at-bar',
  'data-at-side',
] as const;
type Attribute = (typeof ATTRIBUTES)[number];

/** The attributes of the page's root for a look, without those that match the style sheet's defaults. */
export function attributesOf(display: Display): Partial<Record<Attribute, string>> {
  const { direction, topbar, sidebar, layout, miniSidebar, fixedTopbar, fixedSidebar } = display;
  return {
    ...(direction !== 'language' && { dir: direction }),
    ...(topbar !== DEFAULT_DISPLAY.topbar && { 'data-at-topbar': topbar }),
    ...(sidebar !== DEFAULT_DISPLAY.sidebar && { 'data-at-sidebar': sidebar }),
    ...(layout === 'horizontal' && { 'data-at-layout': layout }),
    ...(miniSidebar && { 'data-at-mini': '' }),
    ...(!fixedTopbar && { 'data-at-bar': 'loose' }),
    ...(!fixedSidebar && { 'data-at-side': 'loose' }),
  };
}

const RIGHT_TO_LEFT = /^ar\b/;

/** Applies a look to the page's root. `systemDark`: whether the device prefers dark. */
export function applyDisplay(root: HTMLElement, display: Display, systemDark: boolean): void {
  const dark = display.theme === 'system' ? systemDark : display.theme === 'dark';
  root.dataset['bsTheme'] = dark ? 'dark' : 'light';
  const wanted: Partial<Record<Attribute, string>> = {
    dir: RIGHT_TO_LEFT.test(root.lang) ? 'rtl' : 'ltr',
    ...attributesOf(display),
  };
  for (const name of ATTRIBUTES) {
    const value = wanted[name];
    if (value === undefined) root.removeAttribute(name);
    else if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
}
