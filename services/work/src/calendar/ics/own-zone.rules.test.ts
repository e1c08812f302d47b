import { DAY_MS, placeWall } from '../recurrence/wall-time.rules.js';
import { readComponents } from './components.rules.js';
import { readLines } from './content-lines.rules.js';
import { readOwnZone } from './own-zone.rules.js';
import { writeZone } from './written-zone.rules.js';

test.each([
  'Europe/Berlin',
  'Europe/Dublin',
  'America/New_York',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'Asia/Jerusalem',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/Santiago',
])('the rules that are written for %s give its moments', (zone) => {
  const file = Buffer.from(writeZone(zone, 2006, 2026).join('\r\n'));
  const [momentOf] = readComponents(readLines(file)).map(readOwnZone);
  const begin = Date.UTC(2006, 0, 1, 2, 30);
  const walls = Array.from({ length: 73 * 30 }, (_, at) => begin + at * 5 * DAY_MS);
  expect(walls.filter((wall) => momentOf?.(wall) !== placeWall(wall, zone).moment)).toEqual([]);
});
