import type { CodeAvailability } from '@atrium/contracts';
import { callApi } from '@atrium/sdk';

export function getAvailability(code: string, signal?: AbortSignal): Promise<CodeAvailability> {
  return callApi({ url: 'companies/availability', params: { code } }, signal);
}

/** The first available codes of the list, at most `wanted` of them. */
export async function findFreeCodes(
  codes: readonly string[],
  wanted: number,
  signal: AbortSignal,
): Promise<string[]> {
  const free: string[] = [];
  for (const code of codes) {
    if (free.length === wanted) break;
    if ((await getAvailability(code, signal)).available) free.push(code);
  }
  return free;
}
