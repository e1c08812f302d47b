const YEAR_DAYS = 365;
const DAY_MS = 86_400_000;
/** Rupees a year: what people begin with, and what a year of service adds. */
const [FIRST, MORE] = [420_000, 156_000];
/** Not everybody who came together is paid the same. */
const SPREAD = [0, 36_000, 84_000, 18_000, 60_000];
const FOUNDER = 4_800_000;

/** What somebody of the demo company is paid a year, in paise. @param place among the others */
export function demoSalary(joined: string, today: string, place: number): number {
  const years = Math.floor((Date.parse(today) - Date.parse(joined)) / DAY_MS / YEAR_DAYS);
  return (FIRST + years * MORE + (SPREAD[place % SPREAD.length] ?? 0)) * 100;
}

export const FOUNDER_SALARY = FOUNDER * 100;
