import dashboardDark from './pictures/dashboard-dark.webp';
import dashboardLight from './pictures/dashboard-light.webp';
import dayBoardDark from './pictures/day-board-dark.webp';
import dayBoardLight from './pictures/day-board-light.webp';
import phoneDark from './pictures/phone-dark.webp';
import phoneLight from './pictures/phone-light.webp';

/** A picture of the product in both themes; its size is what keeps the page from jumping when it arrives. */
export interface Shot {
  light: string;
  dark: string;
  width: number;
  height: number;
}

const desk = { width: 1280, height: 800 };

// Taken by `npm run shots`.
export const DASHBOARD: Shot = { light: dashboardLight, dark: dashboardDark, ...desk };
export const DAY_BOARD: Shot = { light: dayBoardLight, dark: dayBoardDark, ...desk };
export const PHONE: Shot = { light: phoneLight, dark: phoneDark, width: 390, height: 720 };
