import { z } from 'zod';
import { idSchema, lineSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Queried, Shown, Updated } from '../records/record.types.js';
import { CALENDAR_RESOURCE } from './calendar-names.js';

/** A room in which events take place. */
export const ROOM = defineRecord({
  kind: 'calendar_room',
  path: 'calendar/rooms',
  remote: null,
  one: 'Room',
  many: 'Rooms',
  resource: CALENDAR_RESOURCE,
  fields: {
    name: { label: 'Name', schema: lineSchema(60).min(1, 'Enter a name.') },
    capacity: {
      label: 'Seats',
      schema: z
        .number('Enter a number.')
        .int('Enter a whole number.')
        .min(1, 'Enter 1 to 10,000 seats.')
        .max(10_000, 'Enter 1 to 10,000 seats.')
        .nullable(),
    },
    place: { label: 'Place', schema: lineSchema(200).nullable() },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'capacity', type: 'number' },
    { key: 'place', type: 'text' },
    statusColumn,
  ],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    ROOM_NAME_TAKEN: [409, 'There is already a room of this name.'],
    ROOM_ARCHIVED: [409, 'Restore the room first.'],
  },
});
export type Room = Shown<typeof ROOM>;
export type CreateRoom = Created<typeof ROOM>;
export type UpdateRoom = Updated<typeof ROOM>;
export type RoomQuery = Queried<typeof ROOM>;

/** `GET /api/calendar/rooms/choices`: the rooms in use, for all staff. */
export const roomChoicesSchema = z.object({
  items: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      capacity: z.number().int().nullable(),
      place: z.string().nullable(),
    }),
  ),
});
export type RoomChoices = z.infer<typeof roomChoicesSchema>;
