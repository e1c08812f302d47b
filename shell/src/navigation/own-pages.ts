import { createContext } from 'react';
import type { ShellPage } from '../app/shell-page.js';

/** The shell's own pages below /{companyCode}, for links and guards; the route table provides them with their code. */
export const OwnPagesContext = createContext<readonly ShellPage[]>([]);
