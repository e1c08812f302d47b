import { createContext } from 'react';
import type { MayOpen, NavigationGroup } from './navigation.rules.js';

/** Computes the menu of a person with these rights, for a page of the shell about another person. */
export const MenuOfContext = createContext<(mayOpen: MayOpen) => readonly NavigationGroup[]>(() => []);
