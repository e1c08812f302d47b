import type { RemoteDescription } from '@atrium/contracts';

/** Whether a company has a remote: as somebody switched it, else as the remote begins. */
export function isOn(
  { startsOff }: Pick<RemoteDescription, 'startsOff'>,
  change: { enabled: boolean } | null | undefined,
): boolean {
  return change?.enabled ?? startsOff !== true;
}
