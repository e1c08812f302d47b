import type { MyAttendance, PunchKind, PunchPosition, RecordPunch } from '@atrium/contracts';

/** How long the browser may look for its position, in milliseconds. */
const PATIENCE = 10_000;
/** A position of the last minute is as good as a new one. */
const STILL_TRUE = 60_000;

/** Where the browser is; null when it cannot or may not say. */
export function readPosition(): Promise<PunchPosition | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracyM: accuracy }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: PATIENCE, maximumAge: STILL_TRUE },
    );
  });
}

/** A punch with the position, where clocking in and out is bound to one. */
export async function punchOf(kind: PunchKind, attendance: MyAttendance | undefined): Promise<RecordPunch> {
  const bound = attendance?.asksPosition && (kind === 'in' || kind === 'out');
  const position = bound ? await readPosition() : null;
  return position ? { kind, position } : { kind };
}
