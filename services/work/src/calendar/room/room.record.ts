import { ROOM, type Room } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { RoomEntity } from './room.entity.js';

export type RoomRow = RowOf<typeof RoomEntity>;

const status = statusFilter('r');

export const ROOMS: RecordRules<RoomRow, RoomEntity, Room> = {
  record: ROOM,
  table: {
    record: ROOM,
    entity: RoomEntity,
    unique: { calendar_room_name_key: { field: 'name', refusal: ROOM.errors.ROOM_NAME_TAKEN } },
  },
  list: tenantList<RoomRow>()({
    list: ROOM.list,
    table: RoomEntity,
    alias: 'r',
    sorts: { name: 'r.sort_name' },
    filters: { status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: ROOM.kind, content: 'lower(r.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<Room> => ({
    name: row.name,
    capacity: row.capacity,
    place: row.place,
    status: statusOf(row),
  }),
};
