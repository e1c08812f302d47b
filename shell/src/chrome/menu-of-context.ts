import { createContext } from 'react';
import type { MayOpen, NavigationGroup } from '../navigation/navigation.rules.js';

/** The menu that somebody who may open that finds, for a page of the shell that speaks of another person's. */
export const MenuOfContext = createContext<(mayOpen: MayOpen) => readonly NavigationGroup[]>(() => []);
