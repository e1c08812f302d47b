import { createContext } from 'react';
import type { NavigationGroup } from '../chrome/navigation.rules.js';

/** The menu of whoever is signed in, for a page of the shell that speaks of all pages. */
export const MenuContext = createContext<readonly NavigationGroup[]>([]);
