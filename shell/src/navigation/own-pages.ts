import { createContext } from 'react';
import type { ShellPage } from '../app/shell-page.js';

/** The shell's own pages below /{companyCode}, for what leads to them; whoever draws them knows their files. */
export const OwnPagesContext = createContext<readonly ShellPage[]>([]);
