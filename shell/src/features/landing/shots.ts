import dayBoardDark from './pictures/day-board-dark.webp';
import dayBoardLight from './pictures/day-board-light.webp';
import homeDark from './pictures/home-dark.webp';
import homeLight from './pictures/home-light.webp';
import leadsDark from './pictures/leads-dark.webp';
import leadsLight from './pictures/leads-light.webp';
import phoneDark from './pictures/phone-dark.webp';
import phoneLight from './pictures/phone-light.webp';
import tasksDark from './pictures/tasks-dark.webp';
import tasksLight from './pictures/tasks-light.webp';

/** A screenshot in both themes; its size keeps the page from jumping while it loads. */
export interface Shot {
  light: string;
  dark: string;
  width: number;
  height: number;
}

const desk = { width: 1280, height: 800 };

// Taken by `npm run shots`.
export const DAY_BOARD: Shot = { light: dayBoardLight, dark: dayBoardDark, ...desk };
export const HOME: Shot = { light: homeLight, dark: homeDark, ...desk };
export const LEADS: Shot = { light: leadsLight, dark: leadsDark, ...desk };
export const TASKS: Shot = { light: tasksLight, dark: tasksDark, ...desk };
export const PHONE: Shot = { light: phoneLight, dark: phoneDark, width: 390, height: 720 };
