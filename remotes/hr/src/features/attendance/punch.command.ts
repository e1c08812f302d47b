import type { PunchKind } from '@atrium/contracts';
import { newRequestKey, toast, type CommandModule } from '@atrium/sdk';
import { attendanceApi } from './attendance.api.js';

/** A command that records a punch of the signed-in person; what the server refuses is thrown. */
export const punchCommand =
  (kind: PunchKind, done: () => string): CommandModule['default'] =>
  async (store) => {
    const punch = { key: newRequestKey(), body: { kind } };
    await store.dispatch(attendanceApi.endpoints.recordPunch.initiate(punch)).unwrap();
    toast.success(done());
  };
