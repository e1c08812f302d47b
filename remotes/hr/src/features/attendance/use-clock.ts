import type { MyAttendance, PunchKind } from '@atrium/contracts';
import { newRequestKey, useStep } from '@atrium/sdk';
import { useState } from 'react';
import { useGetMyAttendanceQuery, useRecordPunchMutation } from './attendance.api.js';
import { punchOf } from '../../shared/position.js';
import { useNow } from './use-now.js';

/** The signed-in person's own attendance, and punching, one at a time. */
export function useClock() {
  const query = useGetMyAttendanceQuery();
  const [recordPunch] = useRecordPunchMutation();
  const [pending, setPending] = useState<PunchKind | null>(null);
  const workedMinutes = useLiveMinutes(query.data, query.fulfilledTimeStamp);

  const { take } = useStep();

  const punch = (kind: PunchKind) =>
    take({
      work: async () => {
        setPending(kind);
        try {
          const body = await punchOf(kind, query.data);
          await recordPunch({ key: newRequestKey(), body }).unwrap();
        } finally {
          setPending(null);
        }
      },
    });
  return { query, workedMinutes, pending, punch };
}

/** Counts on from the answer by elapsed time in this browser, so that a wrong clock here does no harm. */
function useLiveMinutes(data: MyAttendance | undefined, answeredAt: number | undefined): number {
  const running = data?.today?.state === 'in';
  const now = useNow(running);
  const worked = data?.today?.workedMinutes ?? 0;
  if (!running || answeredAt === undefined) return worked;
  return worked + Math.max(0, Math.floor((now - answeredAt) / 60_000));
}
