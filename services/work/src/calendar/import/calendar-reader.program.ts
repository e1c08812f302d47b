import { programBeside } from '@atrium/platform';

export const CALENDAR_READER = programBeside(import.meta.url, 'calendar-reader');
