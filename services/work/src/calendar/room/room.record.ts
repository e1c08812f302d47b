import { ROOM, type CreateRoom, type Room } from '@atrium/contracts';
import { type RecordRow, type RecordRules, statusFilter, tenantList } from '@atrium/records';
import { RoomEntity } from './room.entity.js';

export type RoomRow = RecordRow & CreateRoom;

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
    from: 'calendar_room r',
    alias: 'r',
    columns: 'r.id, r.version, r.archived_at as "archivedAt", r.name, r.capacity, r.place',
    sorts: { name: 'r.sort_name' },
    filters: { status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: ROOM.kind, content: 'lower(r.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: ({ archivedAt }) => ({ status: archivedAt ? 'archived' : 'active' }),
};
