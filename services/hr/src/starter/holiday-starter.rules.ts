import {
  HOLIDAY_REGION_LABELS,
  HOLIDAY_REGIONS,
  type CreateHoliday,
  type HolidayRegion,
} from '@atrium/contracts';

type Dated = readonly [day: string, name: string];

/** On the same day each year, in all of India. */
const YEARLY: readonly Dated[] = [
  ['01-26', 'Republic Day'],
  ['05-01', 'Labour Day'],
  ['08-15', 'Independence Day'],
  ['10-02', 'Gandhi Jayanti'],
  ['12-25', 'Christmas'],
];

/** Days of a state. */
const OF_REGION: Partial<Record<HolidayRegion, readonly Dated[]>> = {
  'IN-AP': [
    ['01-14', 'Bhogi'],
    ['01-15', 'Makar Sankranti'],
    ['11-01', 'Andhra Pradesh Formation Day'],
  ],
  'IN-GJ': [
    ['01-14', 'Makar Sankranti'],
    ['05-01', 'Gujarat Day'],
  ],
  'IN-HR': [['11-01', 'Haryana Day']],
  'IN-KA': [
    ['01-14', 'Makar Sankranti'],
    ['11-01', 'Kannada Rajyotsava'],
  ],
  'IN-KL': [['04-14', 'Vishu']],
  'IN-MH': [['05-01', 'Maharashtra Day']],
  'IN-PB': [
    ['01-13', 'Lohri'],
    ['04-13', 'Vaisakhi'],
  ],
  'IN-RJ': [['03-30', 'Rajasthan Day']],
  'IN-TN': [
    ['01-15', 'Pongal'],
    ['01-16', 'Thiruvalluvar Day'],
    ['04-14', 'Tamil New Year'],
  ],
  'IN-TG': [
    ['01-14', 'Makar Sankranti'],
    ['06-02', 'Telangana Formation Day'],
  ],
  'IN-WB': [
    ['01-23', 'Netaji Jayanti'],
    ['04-15', 'Bengali New Year'],
  ],
};

/** Festivals on another day each year, by the year's full date. Years that are not here have none. */
const MOVING: readonly Dated[] = [
  ['2026-03-04', 'Holi'],
  ['2026-04-03', 'Good Friday'],
  ['2026-10-20', 'Dussehra'],
  ['2026-11-08', 'Diwali'],
  ['2027-03-22', 'Holi'],
  ['2027-03-26', 'Good Friday'],
  ['2027-10-09', 'Dussehra'],
  ['2027-10-29', 'Diwali'],
];

/** The state code that a tax number begins with. */
const OF_TAX_NUMBER: Record<string, HolidayRegion> = {
  '03': 'IN-PB',
  '06': 'IN-HR',
  '07': 'IN-DL',
  '08': 'IN-RJ',
  '09': 'IN-UP',
  19: 'IN-WB',
  24: 'IN-GJ',
  27: 'IN-MH',
  29: 'IN-KA',
  32: 'IN-KL',
  33: 'IN-TN',
  36: 'IN-TG',
  37: 'IN-AP',
};

/** By the state of an address, as people write it, or by the tax number; otherwise the whole country. */
export function regionOf({ state, gstin }: { state: string | null; gstin: string | null }): HolidayRegion {
  const written = state?.trim().toLowerCase();
  const named = HOLIDAY_REGIONS.find((region) => HOLIDAY_REGION_LABELS[region].toLowerCase() === written);
  return named ?? OF_TAX_NUMBER[gstin?.slice(0, 2) ?? ''] ?? 'IN';
}

/** The first holidays of a company: of a region, after today, until the end of next year. The state's name for a day comes first. */
export function firstHolidays(region: HolidayRegion, today: string): Omit<CreateHoliday, 'listId'>[] {
  const year = Number(today.slice(0, 4));
  const yearly = [...(OF_REGION[region] ?? []), ...YEARLY];
  const days = [year, year + 1].flatMap((each) => [
    ...yearly.map(([day, name]) => ({ date: `${String(each)}-${day}`, name, yearly: 'sameDay' as const })),
    ...MOVING.filter(([date]) => date.startsWith(String(each))).map(([date, name]) => ({
      date,
      name,
      yearly: 'moves' as const,
    })),
  ]);
  const taken = new Set<string>();
  return days
    .filter(({ date }) => {
      const isFirst = date > today && !taken.has(date);
      taken.add(date);
      return isFirst;
    })
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map((day) => ({ ...day, kind: 'public', departmentId: null }));
}
