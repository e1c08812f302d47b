import type { MyAttendance, PunchKind, RecordPunch } from '@atrium/contracts';
import { readPosition } from '../../shared/position.js';

/** A punch with the position, where clocking in and out is bound to one. */
export async function punchOf(kind: PunchKind, attendance: MyAttendance | undefined): Promise<RecordPunch> {
  const bound = attendance?.asksPosition && (kind === 'in' || kind === 'out');
  const position = bound ? await readPosition() : null;
  return position ? { kind, position } : { kind };
}
