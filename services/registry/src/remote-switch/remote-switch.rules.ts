import type { RemoteDescription } from '@atrium/contracts';

/** Whether a company has a remote on: by its switch, otherwise by the remote's default. */
export function isOn(
  { startsOff }: Pick<RemoteDescription, 'startsOff'>,
  change: { enabled: boolean } | null | undefined,
): boolean {
  return change?.enabled ?? startsOff !== true;
}
