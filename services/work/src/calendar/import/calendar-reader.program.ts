import { readerBeside } from '@atrium/records';

export const CALENDAR_READER = readerBeside(import.meta.url, 'calendar-reader');
