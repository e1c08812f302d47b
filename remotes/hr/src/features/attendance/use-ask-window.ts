import { correctionRulesKey } from '@atrium/contracts';
import { useSetting } from '@atrium/sdk';
import type { AskWindow } from './overtime.rules.js';

/** Until when days may be asked about, as the company has set it. */
export function useAskWindow(today: string): AskWindow {
  const { value } = useSetting(correctionRulesKey);
  return { today, withinDays: value.withinDays };
}
