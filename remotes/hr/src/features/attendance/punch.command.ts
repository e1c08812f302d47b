import type { PunchKind } from '@atrium/contracts';
import { newRequestKey, toast, type CommandModule } from '@atrium/sdk';
import { attendanceApi } from './attendance.api.js';
import { punchOf } from '../../shared/position.js';

/** A command that records a punch of the signed-in person; what the server refuses is thrown. */
export const punchCommand =
  (kind: PunchKind, done: () => string): CommandModule['default'] =>
  async (store) => {
    const { getMyAttendance, recordPunch } = attendanceApi.endpoints;
    const mine = await store.dispatch(getMyAttendance.initiate(undefined, { subscribe: false })).unwrap();
    const body = await punchOf(kind, mine);
    await store.dispatch(recordPunch.initiate({ key: newRequestKey(), body })).unwrap();
    toast.success(done());
  };
