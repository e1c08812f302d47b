import dayBoardDark from './pictures/day-board-dark.webp';
import dayBoardLight from './pictures/day-board-light.webp';
import employeesDark from './pictures/employees-dark.webp';
import employeesLight from './pictures/employees-light.webp';
import phoneDark from './pictures/phone-dark.webp';
import phoneLight from './pictures/phone-light.webp';

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
export const EMPLOYEES: Shot = { light: employeesLight, dark: employeesDark, ...desk };
export const PHONE: Shot = { light: phoneLight, dark: phoneDark, width: 390, height: 720 };
