import type { Portal } from '@atrium/contracts';
import { useMayOpen } from '@atrium/sdk';
import { listNavigation } from './list-navigation.js';
import type { NavigationGroup } from './navigation.rules.js';

/** The menu of the person who is signed in. */
export function useNavigation(portal: Portal | undefined): NavigationGroup[] {
  return listNavigation(portal, useMayOpen());
}
