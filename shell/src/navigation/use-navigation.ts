import type { Portal } from '@atrium/contracts';
import { useMayOpen } from '@atrium/sdk';
import { use } from 'react';
import { listNavigation } from './list-navigation.js';
import type { NavigationGroup } from './navigation.rules.js';
import { OwnPagesContext } from './own-pages.js';

/** The menu of the signed-in person. */
export function useNavigation(portal: Portal | undefined): NavigationGroup[] {
  return listNavigation(portal, use(OwnPagesContext), useMayOpen());
}
